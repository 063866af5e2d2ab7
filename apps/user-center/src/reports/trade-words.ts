import type { TradeOrder } from '@portal/contract/reports';

export const sideWords = { buy: '买入', sell: '卖出' } as const;
export const entryWords = { in: '开仓', out: '平仓' } as const;

export const orderTypeWords = {
  market: '市价',
  limit: '限价',
  stop: '止损',
  stop_limit: '止损限价',
  close_by: '对冲平仓',
} satisfies Record<TradeOrder['type'], string>;

export const orderStatusWords = {
  placed: '已挂单',
  filled: '已成交',
  partial: '部分成交',
  canceled: '已撤单',
  rejected: '已拒绝',
  expired: '已过期',
} satisfies Record<TradeOrder['status'], string>;
