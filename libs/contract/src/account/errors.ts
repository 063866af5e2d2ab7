export const accountErrors = {
  'account.unknown': '账户不存在',
  'account.identity': '请先提交身份认证资料，再开立 MT5 账户',
  'account.leverage': '该账户最高杠杆为 1:{max}',
  'account.limit': '最多可开立 {max} 个 MT5 账户',
  'account.notOpen': '账户未开通或已归档，暂不能操作',
  'account.notEmpty': '账户仍有余额、赠金或持仓，暂不能归档',
  'account.unpaid': '账户有待支付的入金单，请先支付或取消，再归档',
  'account.arriving': '有转账正在转入该账户，请在到账后再归档',
  'account.connections': '同时打开的页面过多，请关闭一些再试',
  'account.review': '该账户正在核对，暂不能转入或转出资金。核对完成后会自动恢复，如有疑问请联系客服',
  'account.samePassword': '新密码不能与当前密码相同',
  'account.firstDeposit':
    '{level}的首次入金（含转入）须不少于 {minDeposit} 美元。您也可以先入金到主账户，或开立级别较低的账户',
  'account.firstDepositLowest': '{level}的首次入金（含转入）须不少于 {minDeposit} 美元。您也可以先入金到主账户',
  'account.firstLeverage': '首次入金（含转入）达到 {minDeposit} 美元之前，该账户最高杠杆为 1:{max}',
  'account.topLevel': '该账户已是最高级别',
  'account.notEligible': '累计入金满 {minDeposit} 美元后可升级，目前为 {deposited} 美元',
} as const;
