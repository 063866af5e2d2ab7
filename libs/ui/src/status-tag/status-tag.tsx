import type { ReactNode } from 'react';
import styled from 'styled-components';
import { toneColours, type Tone } from '../tone/tone';

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

/** A word that classes a thing. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <Box data-tone={tone}>{children}</Box>;
}

/** Every state a customer's thing can be in, with its word and its meaning. */
const statuses = {
  unknown: ['未提交', 'plain'],
  review: ['审核中', 'warn'],
  approved: ['已通过', 'ok'],
  refused: ['未通过', 'danger'],
  cancelled: ['已取消', 'plain'],
  unpaid: ['待支付', 'warn'],
  paid: ['已支付', 'ok'],
  overdue: ['已过期', 'plain'],
  mismatch: ['待核对', 'warn'],
  paying: ['付款中', 'info'],
  done: ['已完成', 'ok'],
  failed: ['失败', 'danger'],
  open: ['正常', 'ok'],
  archived: ['已归档', 'plain'],
  pending: ['处理中', 'info'],
} satisfies Record<string, readonly [string, Tone]>;

export type Status = keyof typeof statuses;

/** The state of a thing; `children` replaces its word. */
export function StatusTag({ status, children }: { status: Status; children?: ReactNode }) {
  const [word, tone] = statuses[status];
  return (
    <Box data-tone={tone} data-dot="true">
      {children ?? word}
    </Box>
  );
}
