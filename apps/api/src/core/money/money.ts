import { formatAmount, minor, parseAmount, type Minor } from '@portal/rules/money';
import { Failure } from '../errors/fail';

/** Parses an amount of a request, which the schema has already validated, into cents. */
export function cents(amount: string): Minor {
  const minor = parseAmount(amount, 2);
  if (minor === null) throw new Failure('PARAM', { status: 400, fields: ['amount'] });
  return minor;
}

/** Formats cents of USD or CNH as the decimal string that the API uses, with its sign. */
export function usd(amount: bigint): string {
  return formatAmount(minor(amount), 2);
}

const scales: Readonly<Record<string, number>> = { USDT: 6 };
const scaleOf = (currency: string): number => scales[currency] ?? 2;

/** Formats an amount in the minor units of its currency, with its sign. */
export const money = (amount: bigint, currency: string): string => formatAmount(minor(amount), scaleOf(currency));

/** Parses a decimal string, which may be negative, into minor units. Null if it has more places than its currency. */
export function signedAmount(amount: string, currency: string): bigint | null {
  const absolute = parseAmount(amount.replace('-', ''), scaleOf(currency));
  return absolute !== null && amount.startsWith('-') ? -absolute : absolute;
}
