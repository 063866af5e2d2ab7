import type { Task } from '@portal/contract/identity';

/** What each kind of task asks for. */
export const taskNames: Readonly<Record<Task['kind'], string>> = {
  address: '住址证明',
  card: '银行卡照片',
  funds: '资金来源证明',
  other: '补充资料',
};
