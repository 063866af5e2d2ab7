import type { ReplayedKind, SettingName, SettingsChange } from '@portal/contract/staff';
import type { Tone } from '@portal/ui';

type SettingText = { label: string; unit: string };

/** The settings by subject, with the name and unit of each. */
export const settingGroups: readonly { title: string; settings: readonly SettingName[] }[] = [
  { title: '汇率', settings: ['rates.depositCny', 'rates.withdrawCny', 'rates.withdrawUsdt'] },
  {
    title: '入金',
    settings: ['limits.deposit.min', 'limits.deposit.max', 'limits.deposit.maxUnpaid', 'limits.deposit.draftMinutes'],
  },
  {
    title: '银行出金',
    settings: [
      'limits.withdraw.min',
      'limits.withdraw.max',
      'limits.withdraw.daily',
      'limits.withdraw.fee',
      'limits.withdraw.freeFrom',
    ],
  },
  {
    title: '数字货币出金',
    settings: [
      'limits.coin.min',
      'limits.coin.max',
      'limits.coin.networkFee.TRC20',
      'limits.coin.networkFee.ERC20',
      'limits.coin.addressCoolingHours',
    ],
  },
  {
    title: '转账、复核与奖励',
    settings: [
      'limits.transfer.min',
      'limits.twoPersonFrom',
      'limits.invite.firstDeposit',
      'limits.invite.bonus',
      'limits.promotion.perCustomer',
    ],
  },
];

export const settingTexts: Readonly<Record<SettingName, SettingText>> = {
  'rates.depositCny': { label: '入金汇率', unit: 'CNY / USD' },
  'rates.withdrawCny': { label: '出金汇率', unit: 'CNY / USD' },
  'rates.withdrawUsdt': { label: 'USDT 汇率', unit: 'USDT / USD' },
  'limits.deposit.min': { label: '单笔最低', unit: 'USD' },
  'limits.deposit.max': { label: '单笔最高', unit: 'USD' },
  'limits.deposit.maxUnpaid': { label: '待支付订单上限', unit: '笔' },
  'limits.deposit.draftMinutes': { label: '支付时限', unit: '分钟' },
  'limits.withdraw.min': { label: '单笔最低', unit: 'USD' },
  'limits.withdraw.max': { label: '单笔最高', unit: 'USD' },
  'limits.withdraw.daily': { label: '每日合计最高', unit: 'USD' },
  'limits.withdraw.fee': { label: '手续费', unit: 'USD' },
  'limits.withdraw.freeFrom': { label: '免手续费起点', unit: 'USD' },
  'limits.coin.min': { label: '单笔最低', unit: 'USD' },
  'limits.coin.max': { label: '单笔最高', unit: 'USD' },
  'limits.coin.networkFee.TRC20': { label: 'TRC20 网络费', unit: 'USDT' },
  'limits.coin.networkFee.ERC20': { label: 'ERC20 网络费', unit: 'USDT' },
  'limits.coin.addressCoolingHours': { label: '新地址冷却期', unit: '小时' },
  'limits.transfer.min': { label: '转账最低', unit: 'USD' },
  'limits.twoPersonFrom': { label: '两人复核起点', unit: 'USD' },
  'limits.invite.firstDeposit': { label: '邀请奖励所需首次入金', unit: 'USD' },
  'limits.invite.bonus': { label: '邀请奖励', unit: 'USD' },
  'limits.promotion.perCustomer': { label: '每位客户的赠金上限', unit: 'USD' },
};

/** The setting with its subject: 银行出金 手续费. */
export function fullName(name: SettingName): string {
  const group = settingGroups.find(({ settings }) => settings.includes(name));
  const { label } = settingTexts[name];
  return group && name.startsWith('limits.') && group.title !== '转账、复核与奖励' ? `${group.title} ${label}` : label;
}

export const changeStatuses: Readonly<Record<SettingsChange['status'], { label: string; tone: Tone }>> = {
  1: { label: '待批准', tone: 'warn' },
  2: { label: '已批准', tone: 'ok' },
  3: { label: '已拒绝', tone: 'danger' },
  4: { label: '已撤回', tone: 'plain' },
};

/** What the replayed documents are, and the currencies of their fees and payments. */
export const replayedTexts: Readonly<
  Record<ReplayedKind['kind'], { label: string; fees: string; paid: string; paidLabel: string }>
> = {
  deposit: { label: '入金', fees: 'CNY', paid: 'CNY', paidLabel: '客户付款' },
  withdraw: { label: '银行出金', fees: 'USD', paid: 'CNY', paidLabel: '付给客户' },
  coin: { label: '数字货币出金', fees: 'USDT', paid: 'USDT', paidLabel: '付给客户' },
  transfer: { label: '转账', fees: '', paid: '', paidLabel: '' },
  invite: { label: '邀请奖励', fees: '', paid: 'USD', paidLabel: '奖励' },
};
