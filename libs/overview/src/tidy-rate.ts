/** A rate without trailing zeros: `7.123500` → `7.1235`; at least two decimal places. */
export function tidyRate(rate: string): string {
  return rate.replace(/(\.\d\d\d*?)0+$/, '$1');
}
