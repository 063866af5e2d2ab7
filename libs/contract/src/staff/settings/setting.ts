import { Type, type Static } from 'typebox';
import { Text, Time } from '../../kernel';

/**
 * The rates, fees and limits that staff change while the gateway runs, and how their values are written: usd with 2 places, usdt
 * and rate with up to 6, count (also hours and minutes) as a whole number.
 */
export const settingKinds = {
  'rates.depositCny': 'rate',
  'rates.withdrawCny': 'rate',
  'rates.withdrawUsdt': 'rate',
  'limits.deposit.min': 'usd',
  'limits.deposit.max': 'usd',
  'limits.deposit.maxUnpaid': 'count',
  'limits.deposit.draftMinutes': 'count',
  'limits.withdraw.min': 'usd',
  'limits.withdraw.max': 'usd',
  'limits.withdraw.daily': 'usd',
  'limits.withdraw.fee': 'usd',
  'limits.withdraw.freeFrom': 'usd',
  'limits.coin.min': 'usd',
  'limits.coin.max': 'usd',
  'limits.coin.networkFee.TRC20': 'usdt',
  'limits.coin.networkFee.ERC20': 'usdt',
  'limits.coin.addressCoolingHours': 'count',
  'limits.transfer.min': 'usd',
  'limits.twoPersonFrom': 'usd',
  'limits.invite.firstDeposit': 'usd',
  'limits.invite.bonus': 'usd',
  'limits.promotion.perCustomer': 'usd',
} as const;

/** The name of a setting: a dotted path into the brand. */
export type SettingName = keyof typeof settingKinds;
/** All settings, in the order of the page. */
export const settingNames = Object.keys(settingKinds) as SettingName[];
export const SettingName = Type.Enum(settingNames);

/** A setting with a new value. */
export const SettingValue = Type.Object({ name: SettingName, value: Text(20) });
export type SettingValue = Static<typeof SettingValue>;

/** A setting as it applies now. */
export const Setting = Type.Object({
  name: SettingName,
  value: Type.String(),
  original: Type.String({ description: 'the brand’s value, which applies where nothing was changed' }),
  next: Type.Optional(Type.Object({ value: Type.String(), from: Time, changeId: Type.String() })),
});
export type Setting = Static<typeof Setting>;
