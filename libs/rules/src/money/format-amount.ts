/** Writes minor units as the decimal string of the API: always `scale` places, no grouping, a minus where negative. */
export function formatAmount(amount: bigint, scale: number): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const places = digits.slice(digits.length - scale);
  return `${amount < 0n ? '-' : ''}${whole}${scale > 0 ? '.' : ''}${places}`;
}
