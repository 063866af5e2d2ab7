/** Statuses of an identity or a card, by their number. */
export const partStatuses = [
  { label: '未提交', tone: 'plain' },
  { label: '已通过', tone: 'ok' },
  { label: '待审核', tone: 'warn' },
  { label: '未通过', tone: 'danger' },
] as const;
