/** Formats minor units as the API's decimal string: always `scale` places, no grouping, a minus sign when negative. */
export function formatAmount(amount: bigint, scale: number): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const places = digits.slice(digits.length - scale);
  return `${amount < 0n ? '-' : ''}${whole}${scale > 0 ? '.' : ''}${places}`;
}
