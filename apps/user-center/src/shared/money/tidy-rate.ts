/** A rate without its idle zeros: `7.123500` → `7.1235`; never under two places. */
export function tidyRate(rate: string): string {
  return rate.replace(/(\.\d\d\d*?)0+$/, '$1');
}
