import type { ReactNode } from 'react';
import styled from 'styled-components';

export type EmptyProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Without the drawing, for a card beside the page's main content. */
  small?: boolean;
};

export const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 48px 16px;
  text-align: center;
  color: var(--text-soft);
  font-size: var(--text-14);

  strong {
    color: var(--text);
    font-size: var(--text-16);
    font-weight: 600;
  }
  > svg {
    margin-bottom: 8px;
    color: var(--line-strong);
  }
  &[data-small='true'] {
    justify-items: start;
    gap: 4px;
    padding: 0;
    text-align: start;

    strong {
      font-size: var(--text-14);
    }
  }
  [data-part='action'] {
    margin-top: 8px;
  }
`;

/** Empty state: says why nothing is here and what to do. The drawing shows an empty ledger. */
export function Empty({ title, children, action, small }: EmptyProps) {
  return (
    <Middle data-small={small}>
      {!small && <Ledger />}
      <strong>{title}</strong>
      {children && <div>{children}</div>}
      {action && <div data-part="action">{action}</div>}
    </Middle>
  );
}

function Ledger() {
  return (
    <svg
      width="72"
      height="56"
      viewBox="0 0 72 56"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M8 5.5h56v45H8zM8 17h56M22 17v33.5" />
      <path d="M30 26h26M30 34h18M30 42h22M13 26h4M13 34h4M13 42h4" strokeDasharray="2 3" />
    </svg>
  );
}
