import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import { TextLink } from '../link/text-link';

export type MenuProps = {
  /** The button's label. */
  label: string;
  items: readonly { href: string; label: string; note?: string }[];
  current?: string;
};

const Whole = styled.div`
  position: relative;

  > button {
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 8px 12px;
    border: 0;
    border-radius: var(--radius);
    background: none;
    color: var(--text-soft);
    font-size: var(--text-14);
    white-space: nowrap;
  }
  > button:is(:hover, [aria-expanded='true']) {
    color: var(--text);
  }
  > button[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  > ul {
    position: absolute;
    z-index: 30;
    top: calc(100% + 8px);
    inset-inline-start: 0;
    min-width: 200px;
    padding: 8px;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
    box-shadow: var(--shadow);
  }
  a {
    display: block;
    padding: 8px 12px;
    border-radius: var(--radius);
    color: var(--text);
    font-size: var(--text-14);
    text-decoration: none;
  }
  a:hover {
    background: var(--sunken);
  }
  a[aria-current] {
    color: var(--action-text);
    font-weight: 600;
  }
  a small {
    display: block;
    color: var(--text-soft);
    font-size: var(--text-12);
    font-weight: 400;
  }
`;

/** A header button that opens a list of links. Escape, a click outside and tabbing out close it. */
export function Menu({ label, items, current }: MenuProps) {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const onPressOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPressOutside);
    return () => document.removeEventListener('pointerdown', onPressOutside);
  }, [open]);

  return (
    <Whole
      ref={whole}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button ref={button} type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {label}
        <Icon of={ChevronDownIcon} size={16} />
      </button>
      <ul id={id} hidden={!open}>
        {items.map((item) => (
          <li key={item.href}>
            <TextLink
              href={item.href}
              aria-current={item.href === current ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {item.label}
              {item.note && <small>{item.note}</small>}
            </TextLink>
          </li>
        ))}
      </ul>
    </Whole>
  );
}
