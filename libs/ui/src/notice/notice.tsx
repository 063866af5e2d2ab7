import type { ReactNode } from 'react';
import styled from 'styled-components';
import { toneColours, type Tone } from '../tone/tone';
import { ToneIcon } from '../tone/tone-icon';

export type NoticeProps = {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  /** What the user can do about it. */
  action?: ReactNode;
  /** Announced to screen readers when it appears; for results of a user action. */
  live?: boolean;
};

const Box = styled.div`
  ${toneColours}
  display: grid;
  grid-template-columns: 20px 1fr;
  gap: 4px 12px;
  padding: 12px 16px;
  border-radius: var(--radius);
  background: var(--tone-tint);
  color: var(--text);
  font-size: var(--text-14);

  > svg {
    margin-top: 1px;
    color: var(--tone);
  }
  > div {
    min-width: 0;
  }
  strong {
    display: block;
    font-weight: 600;
  }
  [data-part='action'] {
    margin-top: 8px;
  }
`;

/** An inline message in the page. */
export function Notice({ tone = 'info', title, children, action, live }: NoticeProps) {
  return (
    <Box data-tone={tone} role={live ? 'alert' : undefined}>
      <ToneIcon tone={tone} />
      <div>
        {title && <strong>{title}</strong>}
        {children}
        {action && <div data-part="action">{action}</div>}
      </div>
    </Box>
  );
}
