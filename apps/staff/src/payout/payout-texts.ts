import type { PayoutState } from '@portal/contract/staff';

type StateText = { label: string; tone: 'warn' | 'info' | 'ok' | 'danger' | 'plain' };

export const payoutStates: Readonly<Record<PayoutState, StateText>> = {
  waiting: { label: '待审核', tone: 'warn' },
  approved: { label: '待付款', tone: 'info' },
  batched: { label: '批次待放行', tone: 'info' },
  sent: { label: '已送银行', tone: 'info' },
  paid: { label: '已付款', tone: 'ok' },
  refused: { label: '已拒绝', tone: 'danger' },
  cancelled: { label: '已取消', tone: 'plain' },
  returned: { label: '已退回', tone: 'danger' },
};

export const payoutKinds = { bank: '银行', coin: '数字货币' } as const;
