export const marketErrors = {
  'market.company': '没有这家公司的行情',
  'market.symbol': '没有这个品种：{symbol}',
  'market.connections': '同一网络打开的行情连接过多，请关闭部分页面后重试',
} as const;
