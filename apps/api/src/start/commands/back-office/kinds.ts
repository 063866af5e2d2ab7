/** What staff decide on, as the calls name it. */
export const kinds = ['identity', 'bank', 'phone', 'link', 'withdraw', 'coin', 'introducer', 'quarantine', 'stop'];

const part = ['未提交', '已通过', '审核中', '已拒绝', '已取消'];
const difference = ['', '待处理', '', '已处理'];
const payout = ['', '审核中', '付款中', '已付款', '已拒绝', '已取消'];

/** Whether one approval may not be enough. */
export const isForTwo = (kind: string): boolean => statusesOf(kind) !== part;

/** The words for the statuses of a kind, by number. */
export function statusesOf(kind: string): readonly string[] {
  if (kind === 'withdraw' || kind === 'coin') return payout;
  return kind === 'quarantine' || kind === 'stop' ? difference : part;
}
