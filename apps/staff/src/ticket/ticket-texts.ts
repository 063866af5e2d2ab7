import type { TicketKind, TicketOutcome, TicketState } from '@portal/contract/support';

export const kinds: Readonly<Record<TicketKind, string>> = { question: '咨询', complaint: '投诉' };

export const states = {
  open: { label: '待处理', tone: 'warn' },
  answered: { label: '已回复', tone: 'ok' },
  waiting: { label: '待客户补充', tone: 'info' },
  review: { label: '复核中', tone: 'warn' },
  closed: { label: '已结束', tone: 'plain' },
} as const satisfies Record<TicketState, { label: string; tone: string }>;

export const outcomes: Readonly<Record<TicketOutcome, string>> = {
  upheld: '投诉成立',
  partly: '部分成立',
  rejected: '不成立',
};
