export const staffErrors = {
  'staff.unknown': '找不到该审核项',
  'staff.decision': '该审核项不支持这个操作',
  'staff.reason': '拒绝时须填写原因',
  'staff.identityFirst': '请先通过该客户的身份认证，再审核银行卡',
  'staff.secondPerson': '大额出金须由两位不同的员工处理',
  'staff.stopped': '最近一次对账未通过，已暂停付款',
  'staff.notTaken': '款项尚未从交易平台划出，请稍后再试',
  'staff.txHash': '付款时须填写链上交易哈希',
  'staff.customer': '找不到该客户',
  'staff.state': '该审核项已有结果，不能重复操作',
} as const;
