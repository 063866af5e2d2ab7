import { groupDigits, parseAmount } from '@portal/rules/money';

/** The hint that an available amount below the minimum may be taken out as a whole; undefined if it is 0 or not below. */
export function restHint(available: string, min: string, word: '出金' | '转出', currency = 'USD'): string | undefined {
  const [most, least] = [parseAmount(available, 2), parseAmount(min, 2)];
  if (most === null || least === null || most === 0n || most >= least) return undefined;
  return `余额不足 ${groupDigits(min, 2)} ${currency}，可一次全部${word} ${groupDigits(available, 2)} ${currency}`;
}
