import { groupDigits, parseAmount } from '@portal/rules/money';

/** Says that what an account can give, where that is less than the minimum, may go as a whole; undefined where it is not. */
export function restHint(available: string, min: string, word: '出金' | '转出'): string | undefined {
  const [most, least] = [parseAmount(available, 2), parseAmount(min, 2)];
  if (most === null || least === null || most === 0n || most >= least) return undefined;
  return `余额不足 ${groupDigits(min, 2)} USD，可一次全部${word} ${groupDigits(available, 2)} USD`;
}
