import { lowestLevel, settingOf, withSettings, type Brand } from '@portal/brand';
import { settingKinds, settingNames, type SettingName, type SettingValue } from '@portal/contract/staff';
import { formatAmount, parseAmount, rateMicros, rateMove } from '@portal/rules/money';
import { Failure } from '../errors/fail';
import { cents } from '../money/money';
import type { Terms } from './settings.store';

/** How a value is written, and its bounds. Rates keep their places, so that 7.2600 stays as it is typed. */
const forms = {
  usd: /^\d{1,9}\.\d{2}$/,
  usdt: /^\d{1,6}\.\d{6}$/,
  rate: /^\d{1,3}\.\d{2,6}$/,
  count: /^(0|[1-9]\d{0,3})$/,
} as const;

const places = { usd: 2, usdt: 6 } as const;

/** Writes an amount with the places of its currency: `5` becomes `5.00`. */
function written(name: SettingName, value: string): string {
  const kind = settingKinds[name];
  if (kind === 'rate' || kind === 'count') return value.trim();
  const minor = parseAmount(value.trim(), places[kind]);
  return minor === null ? value : formatAmount(minor, places[kind]);
}

/** These may be zero; a limit or a rate of zero would close the service or give it away. */
const mayBeZero = new Set<SettingName>([
  'limits.withdraw.fee',
  'limits.withdraw.freeFrom',
  'limits.coin.networkFee.TRC20',
  'limits.coin.networkFee.ERC20',
  'limits.coin.addressCoolingHours',
  'limits.invite.bonus',
]);

/**
 * The values as they are stored. `fields` of a failure names each wrong setting.
 * @throws staff.settingValue, and staff.settingSame where no value differs from what applies now
 */
export function checkValues(brand: Brand, values: readonly SettingValue[]): Terms {
  const terms = Object.fromEntries(values.map(({ name, value }) => [name, written(name, value)])) as Record<
    SettingName,
    string
  >;
  const wrong = values.filter(
    ({ name }) => !forms[settingKinds[name]].test(terms[name]) || (/^[0.]+$/.test(terms[name]) && !mayBeZero.has(name)),
  );
  if (wrong.length > 0) throw new Failure('staff.settingValue', { fields: wrong.map(({ name }) => name) });
  if (values.every(({ name }) => settingOf(brand, name) === terms[name])) throw new Failure('staff.settingSame');
  return terms;
}

/** Pairs of settings of which the first must not exceed the second. */
const order: readonly [SettingName, SettingName][] = [
  ['limits.deposit.min', 'limits.deposit.max'],
  ['limits.withdraw.min', 'limits.withdraw.max'],
  ['limits.withdraw.max', 'limits.withdraw.daily'],
  ['limits.coin.min', 'limits.coin.max'],
];

/**
 * Settings whose values contradict each other: a minimum above its maximum, a fee that is not below the least amount it is taken from,
 * a withdrawal rate above the deposit rate (who deposits and withdraws would gain), or a least deposit that the lowest level does not ask.
 */
function contradictions(brand: Brand): SettingName[] {
  const of = (name: SettingName) => cents(settingOf(brand, name) ?? '0');
  const { rates, limits } = brand;
  const networkFees = Object.values(limits.coin.networkFee).map((fee) => parseAmount(fee, 6) ?? 0n);
  const also: readonly [boolean, SettingName][] = [
    [of('limits.withdraw.fee') >= of('limits.withdraw.min'), 'limits.withdraw.fee'],
    [networkFees.some((fee) => fee >= of('limits.coin.min') * 10_000n), 'limits.coin.networkFee.TRC20'],
    [of('limits.deposit.min') > cents(lowestLevel(brand).minDeposit), 'limits.deposit.min'],
    [rateMicros(rates.withdrawCny) > rateMicros(rates.depositCny), 'rates.withdrawCny'],
  ];
  return [
    ...order.filter(([low, high]) => of(low) > of(high)).map(([low]) => low),
    ...also.filter(([isWrong]) => isWrong).map(([, name]) => name),
  ];
}

/**
 * The brand under new values.
 * @throws staff.settingOrder where settings contradict each other
 */
export function checkOrder(brand: Brand, terms: Terms): Brand {
  const changed = withSettings(brand, terms);
  const faults = [...new Set(contradictions(changed))];
  if (faults.length > 0) throw new Failure('staff.settingOrder', { fields: faults });
  return changed;
}

const rateNames = settingNames.filter((name) => settingKinds[name] === 'rate');

/**
 * A typing error in a rate gives money away until somebody sees it, so a rate moves in steps. The brand's own rate can always be
 * restored.
 * @param own the brand without changes
 * @throws staff.settingMove
 */
export function checkMoves(before: Brand, after: Brand, own: Brand): void {
  const { most } = own.rateMoves;
  const faults = rateNames.filter((name) => {
    const [old = '', rate = '', original = ''] = [before, after, own].map((brand) => settingOf(brand, name));
    return rateMicros(rate) !== rateMicros(original) && Math.abs(rateMove(old, rate)) > most * 100;
  });
  if (faults.length > 0) throw new Failure('staff.settingMove', { fields: faults, values: { most } });
}
