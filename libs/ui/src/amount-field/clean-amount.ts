/**
 * The part of a typed or pasted text that can be an amount: full-width characters become ASCII, grouping commas are removed, one
 * point, at most `places` digits after it. A string, never a number.
 */
export function cleanAmount(text: string, places: number): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/[^\d.]/g, '');
  const [whole = '', ...rest] = plain.split('.');
  const leading = whole.replace(/^0+(?=\d)/, '');
  if (rest.length === 0 || places === 0) return leading;
  return `${leading || '0'}.${rest.join('').slice(0, places)}`;
}
