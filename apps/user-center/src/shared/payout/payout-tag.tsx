import { StatusTag, type Status } from '@portal/ui';
import type { PayoutStatus } from './payout';

const looks = {
  1: ['review', '审核中'],
  2: ['paying', '付款中'],
  3: ['done', '已付款'],
  4: ['refused', '未通过'],
  5: ['cancelled', '已取消'],
  6: ['refused', '已退回'],
} satisfies Record<PayoutStatus, readonly [Status, string]>;

/** The displayStatus filter of a list; 0 is all. */
export const payoutFilter = {
  name: 'status',
  label: '状态',
  options: [{ value: '0', label: '全部' }, ...Object.entries(looks).map(([value, [, label]]) => ({ value, label }))],
};

/** The displayStatus in the URL. */
export const statusIn = (search: URLSearchParams): 0 | PayoutStatus =>
  ([1, 2, 3, 4, 5, 6] as const).find((status) => String(status) === search.get(payoutFilter.name)) ?? 0;

/** The status of a withdrawal. */
export function PayoutTag({ status }: { status: PayoutStatus }) {
  const [look, word] = looks[status];
  return <StatusTag status={look}>{word}</StatusTag>;
}
