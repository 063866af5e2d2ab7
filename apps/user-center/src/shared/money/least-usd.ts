import { formatAmount, parseAmount } from '@portal/rules/money';

/** The smallest of decimal amounts in USD, filled in by `全部`. Undefined if one of them cannot be parsed. */
export function leastUsd(...amounts: readonly string[]): string | undefined {
  const units = amounts.map((amount) => parseAmount(amount, 2));
  if (!units.every((one) => one !== null)) return undefined;
  const [first, ...others] = units;
  if (first === undefined) return undefined;
  return formatAmount(
    others.reduce<bigint>((least, one) => (one < least ? one : least), first),
    2,
  );
}
