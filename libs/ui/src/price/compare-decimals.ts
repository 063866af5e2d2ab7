const scaled = (decimal: string, places: number) => {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(`${whole}${fraction.padEnd(places, '0')}`);
};

const isDecimal = (text: string) => /^[+-]?\d+(\.\d+)?$/.test(text);

/** Compares two decimal strings without a float: above (`rise`), below (`fall`) or equal (`flat`). */
export function compareDecimals(value: string, other: string): 'rise' | 'fall' | 'flat' {
  if (!isDecimal(value) || !isDecimal(other)) return 'flat';
  const places = Math.max(...[value, other].map((text) => text.split('.')[1]?.length ?? 0));
  const difference = scaled(value, places) - scaled(other, places);
  if (difference === 0n) return 'flat';
  return difference > 0n ? 'rise' : 'fall';
}
