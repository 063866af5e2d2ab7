import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TextLink } from '../link/text-link';

/** A navigation link. */
export type NavItem = {
  href: string;
  label: string;
  icon?: ReactNode;
  /** Number of pending items. */
  count?: number;
};

export type NavListProps = {
  /** Accessible name; shown above the links of a `foot`. */
  label: string;
  items: readonly NavItem[];
  /** `top`: a row of links; `rail`: beside the page on desktop; `bar`: at the bottom on phones; `foot`: a column of a footer. */
  kind: 'top' | 'rail' | 'bar' | 'foot';
  /** The `href` of the current page. */
  current?: string;
};

const Nav = styled.nav`
  strong {
    display: block;
    margin-bottom: 12px;
    font-size: var(--text-14);
  }
  a {
    color: var(--text-soft);
    font-size: var(--text-14);
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    color: var(--text);
  }
  small {
    min-width: 18px;
    padding-inline: 5px;
    border-radius: 9px;
    background: var(--action);
    color: var(--on-action);
    font-size: var(--text-12);
    line-height: 18px;
    text-align: center;
  }
  &[data-kind='top'] ul {
    display: flex;
    gap: 4px;
  }
  &[data-kind='top'] a {
    display: block;
    padding: 10px 12px;
  }
  &[data-kind='rail'] ul {
    display: grid;
    gap: 2px;
  }
  &[data-kind='rail'] a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 40px;
    padding: 8px 12px;
    border-radius: var(--radius);
  }
  &[data-kind='rail'] a:hover {
    background: var(--sunken);
  }
  &[data-kind='rail'] a[aria-current] {
    background: var(--action-tint);
    color: var(--action-text);
    font-weight: 600;
  }
  &[data-kind='rail'] small {
    margin-inline-start: auto;
  }
  &[data-kind='bar'] ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  &[data-kind='bar'] a {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 2px;
    min-height: 56px;
    font-size: var(--text-12);
    line-height: var(--leading-tight);
    text-align: center;
  }
  &[data-kind='bar'] a[aria-current] {
    color: var(--action-text);
    font-weight: 600;
  }
  &[data-kind='bar'] small {
    position: absolute;
    inset: 4px calc(50% - 24px) auto auto;
  }
  &[data-kind='foot'] ul {
    display: grid;
    gap: 8px;
  }
`;

/** Links to the pages of an app; the current one is marked. */
export function NavList({ label, items, kind, current }: NavListProps) {
  return (
    <Nav aria-label={label} data-kind={kind}>
      {kind === 'foot' && <strong>{label}</strong>}
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <TextLink href={item.href} aria-current={item.href === current ? 'page' : undefined}>
              {item.icon}
              {item.label}
              {item.count ? <small>{item.count > 99 ? '99+' : item.count}</small> : null}
            </TextLink>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
