import type { CaseOutcome, CaseState } from '@portal/contract/staff';

/** States of a suspicious case. */
export const states = {
  open: { label: '调查中', tone: 'warn' },
  review: { label: '待复核', tone: 'danger' },
  reported: { label: '已上报', tone: 'info' },
  closed: { label: '已结案', tone: 'plain' },
} as const satisfies Record<CaseState, { label: string; tone: string }>;

/** How a case ends. */
export const outcomes: Readonly<Record<CaseOutcome, { label: string; act: string }>> = {
  report: { label: '上报可疑交易', act: '上报' },
  close: { label: '不上报，结案', act: '结案' },
};
