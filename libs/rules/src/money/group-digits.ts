/**
 * A decimal string with grouped thousands: `-1234567.5` → `-1,234,567.5`. With `places`, zeros are added to the fraction and
 * digits are never removed, because the display must not round money. A string that is not a decimal is returned unchanged.
 */
export function groupDigits(decimal: string, places = 0): string {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(decimal);
  if (!match) return decimal;
  const [, sign = '', whole = '', fraction = ''] = match;
  const padded = fraction.padEnd(places, '0');
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${padded && `.${padded}`}`;
}
