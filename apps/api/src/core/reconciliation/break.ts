/**
 * Two values that must be equal and are not. If there is a currency, each begins with an amount in its minor units, or there is no
 * amount on that side.
 */
export interface Break {
  check: string;
  subject: string;
  expected: string;
  found: string;
  currency?: string;
}
