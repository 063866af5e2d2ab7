export const sandboxErrors = {
  'sandbox.order': '模拟通道没有这笔订单',
  'sandbox.account': '模拟交易平台没有这个账户',
  'sandbox.symbol': '没有这个交易品种',
  'sandbox.lots': '手数须为 {step} 的整数倍，且不超过 100',
  'sandbox.tradeDisabled': '该账户的交易已暂停，请联系客服',
  'sandbox.closed': '该品种现在休市',
  'sandbox.money': '可用保证金不足',
  'sandbox.position': '没有这笔持仓，或已平仓',
  'sandbox.bid': '请填写大于零、最多 {digits} 位小数的价格',
  'sandbox.signIn': 'MT5 账号或交易密码不正确',
  'sandbox.signInWait': '登录尝试过多，请 {seconds} 秒后再试',
  'sandbox.session': '终端登录已失效，请重新登录',
} as const;
