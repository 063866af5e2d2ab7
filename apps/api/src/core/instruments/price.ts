import { divRound } from '@portal/rules/trading';

/**
 * Parses the decimal string of a price into points (units of 10^-digits). Returns null for an invalid price and for one finer than
 * a point. Accepts extra trailing zeros.
 */
export function parsePrice(text: string, digits: number): bigint | null {
  const [, whole = '', places = ''] = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(text) ?? [];
  if (whole === '' || !/^0*$/.test(places.slice(digits))) return null;
  return BigInt(whole + places.slice(0, digits).padEnd(digits, '0'));
}

/** Parses the decimal string of a price that may be finer than a point, rounded to the nearest one. Returns null for an invalid price. */
export function roundPrice(text: string, digits: number): bigint | null {
  const places = Math.max(digits, text.split('.')[1]?.length ?? 0);
  const fine = parsePrice(text, places);
  return fine === null ? null : divRound(fine, 10n ** BigInt(places - digits));
}

/** Formats points as the decimal string that the API uses, always with `digits` places. */
export function priceText(points: bigint, digits: number): string {
  const text = String(points).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
