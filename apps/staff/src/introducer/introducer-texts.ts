import type { Agreement, Commission } from '@portal/contract/staff';

type StatusText = { label: string; tone: 'warn' | 'ok' | 'danger' | 'plain' | 'info' };

export const agreementStatuses: Readonly<Record<Agreement['status'], StatusText>> = {
  1: { label: '待批准', tone: 'warn' },
  2: { label: '生效', tone: 'ok' },
  3: { label: '已拒绝', tone: 'danger' },
  4: { label: '终止待批准', tone: 'warn' },
  5: { label: '已终止', tone: 'plain' },
};

export const commissionStatuses: Readonly<Record<Commission['status'], StatusText>> = {
  1: { label: '待批准', tone: 'warn' },
  2: { label: '待第二人批准', tone: 'warn' },
  3: { label: '已支付', tone: 'ok' },
  4: { label: '已拒绝', tone: 'danger' },
  5: { label: '无应付', tone: 'plain' },
};

const channels: Readonly<Record<string, string>> = {
  community: '社群与朋友圈',
  media: '自媒体与内容',
  education: '培训与课程',
  institution: '机构与工作室',
  other: '其他',
};

export const channelText = (channel: string): string => channels[channel] ?? channel;

/** Whether the agreement, or its end, waits for a decision. */
export const isWaiting = ({ status }: Agreement): boolean => status === 1 || status === 4;

/** Who proposed what waits: the agreement or its end. */
export const proposerOf = ({ status, proposedBy, end }: Agreement): string =>
  status === 4 && end ? end.proposedBy : proposedBy;

/** A computed month with nothing to pay needs no approval. */
export const statusOf = ({ status, amount }: Commission): StatusText =>
  commissionStatuses[status === 1 && !/^(?=.*[1-9])\d/.test(amount) ? 5 : status];

/** `2026-11`, or `2026-11 至 2027-02` with the last month in force. */
export function periodOf({ from, until }: Pick<Agreement, 'from' | 'until'>): string {
  return until ? `${from} 至 ${until} 之前` : `${from} 起`;
}

/** Months around the running one in Beijing, for a choice. */
export function monthChoices(first: number, last: number, now = new Date()): { value: string; label: string }[] {
  const beijing = new Date(now.getTime() + 8 * 3_600_000);
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const month = new Date(Date.UTC(beijing.getUTCFullYear(), beijing.getUTCMonth() + first + at, 1));
    const value = month.toISOString().slice(0, 7);
    return { value, label: value };
  });
}
