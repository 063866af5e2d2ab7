/**
 * A decimal string with its thousands grouped: `-1234567.5` → `-1,234,567.5`. With `places`, zeros are added to the
 * fraction and never taken away: rounding money is not for the display. Anything that is no decimal comes back as it is.
 */
export function groupDigits(decimal: string, places = 0): string {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(decimal);
  if (!match) return decimal;
  const [, sign = '', whole = '', fraction = ''] = match;
  const padded = fraction.padEnd(places, '0');
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${padded && `.${padded}`}`;
}
