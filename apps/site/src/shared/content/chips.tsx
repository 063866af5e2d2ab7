import { TextLink } from '@portal/ui';
import { styled } from 'styled-components';

const Strip = styled.nav`
  overflow-x: auto;

  ul {
    display: flex;
    gap: 8px;
    padding-block: 4px;
  }
  a {
    display: block;
    padding: 6px 14px;
    border: 1px solid var(--line);
    border-radius: 999px;
    background: var(--surface);
    color: var(--text-soft);
    font-size: var(--text-14);
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    color: var(--text);
  }
  a[aria-current] {
    border-color: var(--action-text);
    color: var(--action-text);
    font-weight: 600;
  }
`;

type Props = { label: string; items: readonly { label: string; href: string; current: boolean }[] };

/** Links that narrow a list. */
export function Chips({ label, items }: Props) {
  return (
    <Strip aria-label={label}>
      <ul>
        {items.map(({ label: text, href, current }) => (
          <li key={href}>
            <TextLink href={href} aria-current={current ? 'true' : undefined}>
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </Strip>
  );
}
