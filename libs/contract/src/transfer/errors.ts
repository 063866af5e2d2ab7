export const transferErrors = {
  'transfer.noMt5': '请先开立 MT5 账户，再转账',
  'transfer.empty': '暂无可转出的余额',
  'transfer.account': '请选择可转账的账户',
  'transfer.same': '转出账户与转入账户不能相同',
  'transfer.kinds': '所选账户不支持这种转账，请重新选择',
  'transfer.min': '单笔转账至少 {min} {currency}；不足 {min} {currency} 的余额须一次全部转出',
  'transfer.funds': '该账户目前可转出 {available} {currency}',
  'transfer.terms': '汇率刚刚更新，请核对新的到账金额后再次提交',
  'transfer.tooSmall': '金额按汇率换算后不足 0.01，请输入更大的金额',
  'transfer.range': '开始日期不能晚于结束日期',
  'transfer.review.funds': '交易账户的可用资金不足，款项未能划出',
  'transfer.review.platform': '交易平台未接受这笔划款',
} as const;
