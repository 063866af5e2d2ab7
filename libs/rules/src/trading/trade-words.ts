/** Trading terms for pages, files and statements. */
export const tradeWords = {
  side: { buy: '买入', sell: '卖出' },
  entry: { in: '开仓', out: '平仓' },
  orderType: {
    market: '市价',
    limit: '限价',
    stop: '止损',
    stop_limit: '止损限价',
    close_by: '对冲平仓',
  },
  orderStatus: {
    placed: '已挂单',
    filled: '已成交',
    partial: '部分成交',
    canceled: '已撤单',
    rejected: '已拒绝',
    expired: '已过期',
  },
} as const;
