import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';

/** One tab; `count` is shown after its label. */
export type TabItem<T extends string> = { id: T; label: string; count?: number };

export type TabsProps<T extends string> = {
  label: string;
  items: readonly TabItem<T>[];
  value: T;
  onChange: (id: T) => void;
  /** Content of the selected tab. */
  children?: ReactNode;
};

const Strip = styled.div`
  position: relative;
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px var(--line);

  button {
    flex: none;
    min-height: 44px;
    padding: 8px 16px;
    border: 0;
    border-bottom: 2px solid transparent;
    background: none;
    color: var(--text-soft);
    white-space: nowrap;
  }
  button:hover {
    color: var(--text);
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  button[aria-selected='true'] {
    border-color: var(--action-text);
    color: var(--text);
    font-weight: 600;
  }
  small {
    margin-inline-start: 4px;
    color: var(--text-faint);
    font-size: var(--text-12);
    font-weight: 400;
  }
`;

const Panel = styled.div`
  padding-top: 16px;
`;

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs. Arrow keys, Home and End move between tabs; Tab moves into the panel. */
export function Tabs<T extends string>({ label, items, value, onChange, children }: TabsProps<T>) {
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);

  // When the URL selects the tab, it may be outside the visible part of the tab bar on a phone.
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tab && strip.current)
      strip.current.scrollLeft = tab.offsetLeft - (strip.current.clientWidth - tab.offsetWidth) / 2;
  }, [value]);

  const press = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const next = move(
      items.findIndex((item) => item.id === value),
      items.length,
    );
    const item = items[next];
    if (!item) return;
    onChange(item.id);
    strip.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div>
      <Strip ref={strip} role="tablist" aria-label={label} onKeyDown={press}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            aria-selected={item.id === value}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            tabIndex={item.id === value ? 0 : -1}
            onClick={() => onChange(item.id)}
          >
            {item.label}
            {item.count !== undefined && <small>{item.count}</small>}
          </button>
        ))}
      </Strip>
      {children !== undefined && (
        <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
          {children}
        </Panel>
      )}
    </div>
  );
}
