/**
 * The quotient rounded to the nearest integer, halves away from zero. Every amount of the ledger is rounded to cents this way.
 */
export function divRound(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n !== divisor < 0n;
  const [n, d] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const rounded = (2n * n + d) / (2n * d);
  return negative ? -rounded : rounded;
}
