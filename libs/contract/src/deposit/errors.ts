export const depositErrors = {
  'deposit.noMt5': '请先开立 MT5 账户，再入金',
  'deposit.account': '请选择可入金的账户',
  'deposit.channel': '该入金通道暂不可用',
  'deposit.method': '请选择支付方式',
  'deposit.limit': '单笔入金须在 {min} 至 {max} 美元之间',
  'deposit.tooManyUnpaid': '最多保留 {max} 笔待支付入金，请先支付或取消',
  'deposit.coupon': '该优惠券不存在、已使用或已过期',
  'deposit.couponMin': '该优惠券须入金满 {min} 美元方可使用',
  'deposit.couponAccount': '赠金券仅可用于入金到 MT5 账户',
  'deposit.unknown': '入金单不存在',
  'deposit.notUnpaid': '该入金单已支付或已关闭，不能取消',
  'deposit.range': '开始日期不能晚于结束日期',
} as const;
