import type { PayoutBatch } from '@portal/contract/staff';

export const batchStatuses: Readonly<
  Record<PayoutBatch['status'], { label: string; tone: 'warn' | 'info' | 'ok' | 'plain' }>
> = {
  1: { label: '待复核', tone: 'warn' },
  2: { label: '已放行', tone: 'info' },
  3: { label: '已完成', tone: 'ok' },
  4: { label: '已撤回', tone: 'plain' },
};
