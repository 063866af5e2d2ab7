import { formatAmount, parseAmount } from '@portal/rules/money';

/** Signed cents of a decimal amount; null if it cannot be parsed. Equity falls below zero when a gap skips the stop-out. */
export function cents(amount: string): bigint | null {
  const negative = amount.startsWith('-');
  const units = parseAmount(negative ? amount.slice(1) : amount, 2);
  if (units === null) return null;
  return negative ? -units : units;
}

/** The sum of decimal amounts in USD as a decimal amount; null if one cannot be parsed: a wrong total is worse than none. */
export function sumUsd(amounts: readonly string[]): string | null {
  const units = amounts.map(cents);
  if (!units.every((one) => one !== null)) return null;
  return formatAmount(
    units.reduce((sum, one) => sum + one, 0n),
    2,
  );
}
