import type { StaffTask } from '@portal/contract/staff';

/** What a task asks for. */
export const taskKinds: Readonly<Record<StaffTask['kind'], string>> = {
  address: '住址证明',
  card: '银行卡照片',
  funds: '资金来源证明',
  other: '其他',
};
