/**
 * A price's decimal string as points (units of 10^-digits); null where it is no plain price or finer than a point.
 * Trailing zeros beyond the digits are nothing.
 */
export function parsePrice(text: string, digits: number): bigint | null {
  const [, whole = '', places = ''] = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(text) ?? [];
  if (whole === '' || !/^0*$/.test(places.slice(digits))) return null;
  return BigInt(whole + places.slice(0, digits).padEnd(digits, '0'));
}

/** Points as the decimal string of the wire, always `digits` places. */
export function priceText(points: bigint, digits: number): string {
  const text = String(points).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
