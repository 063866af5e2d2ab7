import type { SettingName } from '@portal/contract/staff';

/** The names of rates, fees and limits, with the unit of their values. */
export const enSettings: Readonly<Record<SettingName, string>> = {
  'limits.deposit.min': 'least deposit (USD)',
  'limits.deposit.max': 'largest deposit (USD)',
  'limits.deposit.maxUnpaid': 'unpaid deposits at a time',
  'limits.deposit.draftMinutes': 'time to pay a deposit (minutes)',
  'limits.withdraw.min': 'least bank withdrawal (USD)',
  'limits.withdraw.max': 'largest bank withdrawal (USD)',
  'limits.withdraw.daily': 'bank withdrawals a day (USD)',
  'limits.withdraw.fee': 'fee of a bank withdrawal (USD)',
  'limits.withdraw.freeFrom': 'bank withdrawals without a fee from (USD)',
  'limits.coin.min': 'least coin withdrawal (USD)',
  'limits.coin.max': 'largest coin withdrawal (USD)',
  'limits.coin.networkFee.TRC20': 'TRC20 network fee (USDT)',
  'limits.coin.networkFee.ERC20': 'ERC20 network fee (USDT)',
  'limits.coin.addressCoolingHours': 'wait of a new address (hours)',
  'limits.transfer.min': 'least transfer (USD)',
  'limits.invite.firstDeposit': 'first deposit for an invitation bonus (USD)',
  'limits.invite.bonus': 'invitation bonus (USD)',
  'limits.promotion.perCustomer': 'most credit of promotions a customer (USD)',
  'rates.depositCny': 'deposit rate',
  'rates.withdrawCny': 'withdrawal rate',
  'rates.withdrawUsdt': 'USDT rate',
  'limits.twoPersonFrom': 'review by two members from (USD)',
};
