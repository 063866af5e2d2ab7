import { groupDigits, meetsMinimum, parseAmount } from '@portal/rules/money';
import { amount as amountRule } from '@portal/rules/rules';

/** The bounds of an amount, in USD as in the API. */
export type Bounds = {
  min?: string;
  max?: string;
  /** The rest of the daily limit. */
  leftToday?: string;
  /** The amount available in the account, and its label. */
  available?: { amount: string; word: '可出金' | '可转出' };
};

const acts = { 可出金: '出金', 可转出: '转出' } as const;

const usd = (amount: string) => `${groupDigits(amount, 2)} USD`;

/** The error message for an amount and its bounds; undefined if it is valid. The gateway checks again. */
export function checkAmount(amount: string, { min, max, leftToday, available }: Bounds): string | undefined {
  if (amount === '') return amountRule.required;
  const asked = parseAmount(amount, 2);
  if (!amountRule.test(amount) || asked === null) return amountRule.message;
  const over = (bound: string | undefined): bound is string => {
    const most = bound === undefined ? null : parseAmount(bound, 2);
    return most !== null && asked > most;
  };
  const least = min === undefined ? null : parseAmount(min, 2);
  const most = available ? parseAmount(available.amount, 2) : null;
  if (available && over(available.amount)) return `该账户目前${available.word} ${usd(available.amount)}`;
  if (min !== undefined && least !== null && !meetsMinimum(asked, least, most ?? -1n)) {
    const whole = available && most !== null && most > 0n && most < least;
    return `单笔最低 ${usd(min)}${whole ? `；余额不足时须一次全部${acts[available.word]} ${usd(available.amount)}` : ''}`;
  }
  if (over(max)) return `单笔最高 ${usd(max)}`;
  if (over(leftToday)) return `今日还可出金 ${usd(leftToday)}`;
  return undefined;
}
