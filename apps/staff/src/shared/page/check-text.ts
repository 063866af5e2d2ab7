const checks: Readonly<Record<string, string>> = {
  posted: '余额与分录',
  held: '冻结额与分录',
  version: '分录序号',
  floor: '可用余额为负',
  zero: '借贷平衡',
  holds: '冻结额与单据',
  'ledger.dailySums': '日汇总',
  'deposit.journal': '入金单与记账',
  'payout.withdraw.hold': '出金冻结',
  'payout.withdraw': '出金记账',
  'payout.withdraw.release': '出金解冻',
  'payout.approvals': '出金审批',
  'payout.house': '出金手续费与付款',
  transfer: '转账与记账',
  'recommend.bonus': '邀请奖励',
  'recommend.earned': '邀请奖励未生成',
  'recommend.commission': '介绍人佣金',
  'recommend.commissionLines': '介绍人佣金明细',
  coupon: '优惠券赠金',
  'coupon.budget': '活动预算与优惠券',
  'reports.entry': '流水与余额',
  'reports.entry_month': '流水月汇总',
  adjustment: '调账与记账',
  'credit.journal': '赠金扣回与记账',
  'credit.share': '赠金扣回比例',
  'credit.document': '赠金扣回与单据',
  chain: '区块与记录',
  'chain.head': '区块与库外记录',
  'platform.balance': '平台余额',
  'platform.credit': '平台信用额',
  'platform.login': '平台账号',
  'platform.ticket': '恢复后账本缺少的平台划转',
  'platform.answer': '平台无应答',
  'channel.order': '渠道付款与入金单',
  'channel.paid': '入金单与渠道付款',
  'channel.answer': '渠道对账单',
};

/** A check of the reconciliation in words. */
export const checkText = (check: string): string => checks[check] ?? check;

/** A break as a run or a stop of payouts records it: the check, then what it found. */
export const breakText = (first: string): string => first.replace(/^\S+/, checkText);
