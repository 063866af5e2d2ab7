import { settingOf, withSettings, type Brand } from '@portal/brand';
import type { SettingName } from '@portal/contract/staff';
import { rateMicros } from '@portal/rules/money';
import { Failure } from '../errors/fail';
import { beijingTime } from '../time/beijing-time';
import type { Terms } from './settings.store';

const dayMs = 86_400_000;
/** The form takes time to fill in; the approval keeps the whole time. */
const graceMs = 3_600_000;

/**
 * Which move of a setting is worse for customers. From which amount two members decide concerns staff. A rate follows the market; what lies
 * between the rates of deposits and withdrawals is a charge (`spread`).
 */
const worse: Readonly<Partial<Record<SettingName, 'up' | 'down'>>> = {
  'limits.deposit.min': 'up',
  'limits.deposit.max': 'down',
  'limits.deposit.maxUnpaid': 'down',
  'limits.deposit.draftMinutes': 'down',
  'limits.withdraw.min': 'up',
  'limits.withdraw.max': 'down',
  'limits.withdraw.daily': 'down',
  'limits.withdraw.fee': 'up',
  'limits.withdraw.freeFrom': 'up',
  'limits.coin.min': 'up',
  'limits.coin.max': 'down',
  'limits.coin.networkFee.TRC20': 'up',
  'limits.coin.networkFee.ERC20': 'up',
  'limits.coin.addressCoolingHours': 'up',
  'limits.transfer.min': 'up',
  'limits.invite.firstDeposit': 'up',
  'limits.invite.bonus': 'down',
  'limits.promotion.perCustomer': 'down',
};

const spread: readonly SettingName[] = ['rates.depositCny', 'rates.withdrawCny'];

/**
 * Whether who deposits and withdraws pays more, whatever the market does. A rising market widens the gap that is a fixed share of the rate; a
 * falling one raises the share that a fixed gap is of it. So the gap is wider only if both its width and its share grow.
 */
function isWider(before: Brand['rates'], after: Brand['rates']): boolean {
  const [wasIn, wasOut] = [rateMicros(before.depositCny), rateMicros(before.withdrawCny)];
  const [isIn, isOut] = [rateMicros(after.depositCny), rateMicros(after.withdrawCny)];
  return isIn * wasOut > wasIn * isOut && isIn - isOut > wasIn - wasOut;
}

/** The settings that are worse for customers under new values. */
export function worsened(before: Brand, terms: Terms): SettingName[] {
  const after = withSettings(before, terms);
  return (Object.keys(terms) as SettingName[]).filter((name) => {
    if (spread.includes(name)) return isWider(before.rates, after.rates);
    const move = Number(settingOf(after, name)) - Number(settingOf(before, name));
    return worse[name] === 'up' ? move > 0 : worse[name] === 'down' && move < 0;
  });
}

/**
 * Refuses a change that is worse for customers earlier than they can be told.
 * @param before the brand as it applies until then
 * @param from the time in milliseconds since 1970
 * @param days of notice
 * @throws staff.settingNotice with the earliest time
 */
export function checkNotice(before: Brand, terms: Terms, from: number, days: number): void {
  const names = worsened(before, terms);
  const earliest = Date.now() + days * dayMs;
  if (names.length === 0 || from >= earliest - graceMs) return;
  throw new Failure('staff.settingNotice', {
    fields: [...names, 'from'],
    values: { days, from: beijingTime(new Date(earliest)) },
  });
}
