import type { DepositResolution } from '@portal/contract/kernel';
import type { Difference, StaffDeposit, SuspendedPayment } from '@portal/contract/staff';

type StatusText = { label: string; tone: 'warn' | 'ok' | 'danger' | 'plain' };

const statuses: Readonly<Record<StaffDeposit['status'], StatusText>> = {
  unpaid: { label: '待支付', tone: 'plain' },
  paid: { label: '已入账', tone: 'ok' },
  cancelled: { label: '已取消', tone: 'plain' },
  overdue: { label: '已过期', tone: 'plain' },
  mismatch: { label: '付款不符', tone: 'warn' },
};

/** What has been decided on a payment that did not match, and what can be decided. */
export const resolutions: Readonly<
  Record<DepositResolution, { label: string; act: string; text: string; done: string }>
> = {
  credit: {
    label: '已按实收入账',
    act: '按实收入账',
    text: '按入金单的汇率，把实际收到的金额记入客户账户。',
    done: '已入账',
  },
  refund: { label: '已退款', act: '退款', text: '由支付渠道原路退回，客户账户不变。', done: '已提交渠道退款' },
  reject: { label: '已拒绝', act: '拒绝', text: '确认渠道没有收到这笔款项，撤销挂账，客户账户不变。', done: '已拒绝' },
};

export const statusOf = ({ status, open, late, resolution }: StaffDeposit): StatusText => {
  if (open) return { label: '待处理', tone: 'danger' };
  if (resolution) return { label: resolutions[resolution].label, tone: resolution === 'credit' ? 'ok' : 'plain' };
  if (late) return { label: '逾期到账', tone: 'warn' };
  return statuses[status];
};

/** Statuses of a payment in the suspense account. */
export const suspenseStatuses: Readonly<Record<SuspendedPayment['status'], StatusText>> = {
  1: { label: '待处理', tone: 'danger' },
  2: { label: '已入账', tone: 'ok' },
  3: { label: '已退款', tone: 'plain' },
  4: { label: '已拒绝', tone: 'plain' },
  5: { label: '退款中', tone: 'warn' },
};

/** How a payment differs from what was ordered. */
export const differences: Readonly<Record<Difference, string>> = {
  closed: '客户已销户',
  order: '找不到入金单',
  duplicate: '重复付款',
  earlier: '此前已有不符的付款',
  currency: '币种不符',
  merchant: '商户号不符',
  amount: '金额不符',
};

export const differenceText = ({ why }: SuspendedPayment): string => why.map((one) => differences[one]).join('、');

export const states = [
  { value: 'open', label: '待处理' },
  { value: 'late', label: '逾期到账' },
  { value: 'mismatch', label: '付款不符' },
  { value: 'unpaid', label: '待支付' },
  { value: 'paid', label: '已入账' },
  { value: 'cancelled', label: '已取消' },
  { value: 'overdue', label: '已过期' },
] as const;

/** A status of the deposit's history in words. */
export const stepName = (status: string): string =>
  (statuses as Readonly<Record<string, StatusText>>)[status]?.label ?? status;
