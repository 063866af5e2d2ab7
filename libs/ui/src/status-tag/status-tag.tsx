import type { ReactNode } from 'react';
import styled from 'styled-components';
import { toneColours, type Tone } from '../tone/tone';
import { useTexts } from '../texts/use-texts';
import { statusTagTexts } from './status-tag-texts';

const Box = styled.span`
  ${toneColours}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 1px 8px;
  border-radius: var(--radius);
  background: var(--tone-tint);
  color: var(--tone);
  font-size: var(--text-12);
  font-weight: 500;
  line-height: 20px;
  white-space: nowrap;

  &[data-dot='true']::before {
    content: '';
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: currentcolor;
  }
`;

/** A tag with a category. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <Box data-tone={tone}>{children}</Box>;
}

/** Every status of a customer's request, document or account, with its tone. */
const tones = {
  unknown: 'plain',
  review: 'warn',
  approved: 'ok',
  refused: 'danger',
  cancelled: 'plain',
  unpaid: 'warn',
  paid: 'ok',
  overdue: 'plain',
  mismatch: 'warn',
  paying: 'info',
  done: 'ok',
  failed: 'danger',
  open: 'ok',
  archived: 'plain',
  pending: 'info',
} satisfies Record<string, Tone>;

/** A status that has a text and a tone. */
export type Status = keyof typeof tones;

/** A status tag; `children` replaces its text. */
export function StatusTag({ status, children }: { status: Status; children?: ReactNode }) {
  const texts = useTexts('statusTag', statusTagTexts);
  return (
    <Box data-tone={tones[status]} data-dot="true">
      {children ?? texts[status]}
    </Box>
  );
}
