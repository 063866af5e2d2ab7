import { payoutFilter } from '../shared/payout/payout-tag';

/** A filter of a report, and its URL parameter. */
export interface ReportChoice {
  param: 'type' | 'status';
  label: string;
  options: readonly { value: string; label: string }[];
  /** The label of the empty choice; `全部` by default. */
  unchosen?: string;
}

interface ReportPlan {
  id: string;
  label: string;
  /** Which accounts it can be filtered by: the wallet and MT5 accounts separately, or MT5 accounts only. */
  accounts?: 'wallet-or-mt5' | 'mt5';
  symbols?: true;
  choice?: ReportChoice;
  /** A second filter. */
  state?: ReportChoice;
}

const payoutStatus: ReportChoice = {
  param: 'status',
  label: payoutFilter.label,
  options: payoutFilter.options.filter(({ value }) => value !== '0'),
};

/** The reports of `/user-center/fundingDetails`, in the order of their tabs. */
export const reports = [
  {
    id: 'deposit',
    label: '入金',
    choice: {
      param: 'type',
      label: '入金方式',
      options: [
        { value: '1', label: '银行转账' },
        { value: '2', label: '数字货币' },
      ],
    },
    state: {
      param: 'status',
      label: '状态',
      unchosen: '已入金',
      options: [
        { value: 'unpaid', label: '待支付' },
        { value: 'cancelled', label: '已取消' },
        { value: 'overdue', label: '已过期' },
        { value: 'mismatch', label: '待核对' },
      ],
    },
  },
  { id: 'withdraw', label: '出金', choice: payoutStatus },
  { id: 'coin', label: '数字货币出金', choice: payoutStatus },
  { id: 'coinDeal', label: '数字货币明细' },
  { id: 'transfer', label: '转账' },
  { id: 'credit', label: '资金流水', accounts: 'wallet-or-mt5' },
  { id: 'profit', label: '盈亏', accounts: 'mt5', symbols: true },
  { id: 'order', label: '委托', accounts: 'mt5', symbols: true },
  { id: 'trade', label: '成交', accounts: 'mt5', symbols: true },
] as const satisfies readonly ReportPlan[];

export type ReportId = (typeof reports)[number]['id'];

export const reportOf = (id: ReportId): ReportPlan & { id: ReportId } =>
  reports.find((report) => report.id === id) ?? reports[0];
