export const states = {
  planned: { label: '未开始', tone: 'warn' },
  running: { label: '进行中', tone: 'ok' },
  ended: { label: '已结束', tone: 'plain' },
} as const;
