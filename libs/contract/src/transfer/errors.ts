export const transferErrors = {
  'transfer.noMt5': '请先开立 MT5 账户，再转账',
  'transfer.empty': '暂无可转出的余额',
  'transfer.account': '请选择可转账的账户',
  'transfer.same': '转出账户与转入账户不能相同',
  'transfer.kinds': '所选账户不支持这种转账，请重新选择',
  'transfer.min': '单笔转账至少 {min} 美元；不足 {min} 美元的余额须一次全部转出',
  'transfer.funds': '该账户目前可转出 {available} 美元',
  'transfer.range': '开始日期不能晚于结束日期',
  'transfer.review.funds': '交易账户的可用资金不足，款项未能划出',
} as const;
