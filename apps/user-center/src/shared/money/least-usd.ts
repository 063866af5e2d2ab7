import { formatAmount, parseAmount } from '@portal/rules/money';

/** The least of decimal amounts in USD: what `全部` fills in. Undefined where one of them cannot be read. */
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
