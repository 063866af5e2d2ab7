import { formatAmount, minor, parseAmount, type Minor } from '@portal/rules/money';
import { Failure } from './fail';

/** USD cents of a wire amount that the schema has already accepted. */
export function cents(amount: string): Minor {
  const minor = parseAmount(amount, 2);
  if (minor === null) throw new Failure('PARAM', { status: 400, fields: ['amount'] });
  return minor;
}

/** Cents as the wire's decimal string; keeps the sign. */
export function usd(amount: bigint): string {
  return formatAmount(minor(amount), 2);
}
