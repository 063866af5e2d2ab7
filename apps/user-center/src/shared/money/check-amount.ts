import { groupDigits, meetsMinimum, minor, parseAmount } from '@portal/rules/money';
import { amount as amountRule } from '@portal/rules/rules';

/** The bounds of an amount, in its currency. */
export type Bounds = {
  /** USD if absent. */
  currency?: string;
  min?: string;
  max?: string;
  /** The rest of the daily limit. */
  leftToday?: string;
  /** The amount available in the account, and its label. */
  available?: { amount: string; word: '可出金' | '可转出' };
};

const acts = { 可出金: '出金', 可转出: '转出' } as const;

/** More digits than the rule accepts. The message names the bound that such an amount exceeds. */
const tooLong = /^[1-9][0-9]{13,}(\.[0-9]{1,2})?$/;
const moreThanAny = minor(10n ** 15n);

/** The error message for an amount and its bounds; undefined if it is valid. The gateway checks again. */
export function checkAmount(amount: string, bounds: Bounds): string | undefined {
  const { min, max, leftToday, available, currency = 'USD' } = bounds;
  const text = (of: string) => `${groupDigits(of, 2)} ${currency}`;
  if (amount === '') return amountRule.required;
  const isValid = amountRule.test(amount);
  const cents = isValid ? parseAmount(amount, 2) : moreThanAny;
  if (cents === null || (!isValid && !tooLong.test(amount))) return amountRule.message;
  const over = (bound: string | undefined): bound is string => {
    const most = bound === undefined ? null : parseAmount(bound, 2);
    return most !== null && cents > most;
  };
  const least = min === undefined ? null : parseAmount(min, 2);
  const most = available ? parseAmount(available.amount, 2) : null;
  if (available && over(available.amount)) return `该账户目前${available.word} ${text(available.amount)}`;
  if (min !== undefined && least !== null && !meetsMinimum(cents, least, most ?? -1n)) {
    const whole = available && most !== null && most > 0n && most < least;
    return `单笔最低 ${text(min)}${whole ? `；余额不足时须一次全部${acts[available.word]} ${text(available.amount)}` : ''}`;
  }
  if (over(max)) return `单笔最高 ${text(max)}`;
  if (over(leftToday)) return `今日还可出金 ${text(leftToday)}`;
  return isValid ? undefined : amountRule.message;
}
