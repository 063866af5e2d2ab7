/** The quotient to the nearest integer, halves away from zero: how every amount of these books becomes whole cents. */
export function divRound(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n !== divisor < 0n;
  const [n, d] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const rounded = (2n * n + d) / (2n * d);
  return negative ? -rounded : rounded;
}
