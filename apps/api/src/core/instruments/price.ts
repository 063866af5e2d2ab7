/**
 * Parses the decimal string of a price into points (units of 10^-digits). Returns null for an invalid price and for one finer than
 * a point. Accepts extra trailing zeros.
 */
export function parsePrice(text: string, digits: number): bigint | null {
  const [, whole = '', places = ''] = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(text) ?? [];
  if (whole === '' || !/^0*$/.test(places.slice(digits))) return null;
  return BigInt(whole + places.slice(0, digits).padEnd(digits, '0'));
}

/** Formats points as the decimal string that the API uses, always with `digits` places. */
export function priceText(points: bigint, digits: number): string {
  const text = String(points).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
