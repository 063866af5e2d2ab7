import type { SettingName } from '@portal/contract/staff';

/** The names of rates, fees and limits, with the unit of their values. */
export const zhTWSettings: Readonly<Record<SettingName, string>> = {
  'limits.deposit.min': '單筆最低入金（美元）',
  'limits.deposit.max': '單筆最高入金（美元）',
  'limits.deposit.maxUnpaid': '待支付入金單上限（筆）',
  'limits.deposit.draftMinutes': '入金單支付時限（分鐘）',
  'limits.withdraw.min': '銀行出金單筆最低（美元）',
  'limits.withdraw.max': '銀行出金單筆最高（美元）',
  'limits.withdraw.daily': '銀行出金每日合計（美元）',
  'limits.withdraw.fee': '銀行出金手續費（美元）',
  'limits.withdraw.freeFrom': '銀行出金免手續費起點（美元）',
  'limits.coin.min': '數位貨幣出金單筆最低（美元）',
  'limits.coin.max': '數位貨幣出金單筆最高（美元）',
  'limits.coin.networkFee.TRC20': 'TRC20 網路費（USDT）',
  'limits.coin.networkFee.ERC20': 'ERC20 網路費（USDT）',
  'limits.coin.addressCoolingHours': '新地址冷卻期（小時）',
  'limits.transfer.min': '單筆最低轉帳（美元）',
  'limits.invite.firstDeposit': '邀請獎勵要求的首筆入金（美元）',
  'limits.invite.bonus': '邀請獎勵（美元）',
  'limits.promotion.perCustomer': '每位客戶的贈金上限（美元）',
  'rates.depositCny': '入金匯率',
  'rates.withdrawCny': '出金匯率',
  'rates.withdrawUsdt': 'USDT 匯率',
  'limits.twoPersonFrom': '雙人審核起點（美元）',
};
