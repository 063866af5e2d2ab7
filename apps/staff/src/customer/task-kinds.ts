import type { StaffTask } from '@portal/contract/staff';
import type { Tone } from '@portal/ui';

/** What a task asks for. */
export const taskKinds: Readonly<Record<StaffTask['kind'], string>> = {
  address: '住址证明',
  card: '银行卡照片',
  funds: '资金来源证明',
  other: '其他',
};

export const taskStates: Readonly<Record<StaffTask['status'], { label: string; tone: Tone }>> = {
  1: { label: '待客户提交', tone: 'warn' },
  2: { label: '待审核', tone: 'info' },
  3: { label: '已通过', tone: 'ok' },
  4: { label: '已取消', tone: 'plain' },
};
