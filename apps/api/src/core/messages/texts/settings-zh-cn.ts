import type { SettingName } from '@portal/contract/staff';

/** The names of rates, fees and limits, with the unit of their values. */
export const zhCNSettings: Readonly<Record<SettingName, string>> = {
  'limits.deposit.min': '单笔最低入金（美元）',
  'limits.deposit.max': '单笔最高入金（美元）',
  'limits.deposit.maxUnpaid': '待支付入金单上限（笔）',
  'limits.deposit.draftMinutes': '入金单支付时限（分钟）',
  'limits.withdraw.min': '银行出金单笔最低（美元）',
  'limits.withdraw.max': '银行出金单笔最高（美元）',
  'limits.withdraw.daily': '银行出金每日合计（美元）',
  'limits.withdraw.fee': '银行出金手续费（美元）',
  'limits.withdraw.freeFrom': '银行出金免手续费起点（美元）',
  'limits.coin.min': '数字货币出金单笔最低（美元）',
  'limits.coin.max': '数字货币出金单笔最高（美元）',
  'limits.coin.networkFee.TRC20': 'TRC20 网络费（USDT）',
  'limits.coin.networkFee.ERC20': 'ERC20 网络费（USDT）',
  'limits.coin.addressCoolingHours': '新地址冷却期（小时）',
  'limits.transfer.min': '单笔最低转账（美元）',
  'limits.invite.firstDeposit': '邀请奖励要求的首笔入金（美元）',
  'limits.invite.bonus': '邀请奖励（美元）',
  'limits.promotion.perCustomer': '每位客户的赠金上限（美元）',
  'rates.depositCny': '入金汇率',
  'rates.withdrawCny': '出金汇率',
  'rates.withdrawUsdt': 'USDT 汇率',
  'limits.twoPersonFrom': '双人审核起点（美元）',
};
