import { minor, type Minor } from './minor';

/**
 * Parses a decimal string to minor units of a currency with `scale` places. Null for everything that is not exactly one plain
 * amount: a sign, an exponent, a blank, grouping, another script's digits, a leading zero ("00.5"), a bare point ("1." or ".5"),
 * more places than `scale`, more than 15 digits before the point, or not a string.
 */
export function parseAmount(text: unknown, scale: number): Minor | null {
  if (typeof text !== 'string' || text.length > 16 + scale) return null;
  const [, whole, places = ''] = /^(0|[1-9][0-9]{0,14})(?:\.([0-9]+))?$/.exec(text) ?? [];
  if (whole === undefined || places.length > scale) return null;
  return minor(BigInt(whole + places.padEnd(scale, '0')));
}
