import { groupDigits } from '@portal/rules/money';

/** An amount in running text: thousands grouped, a fraction of nothing but zeros left out (`10000.00` → `10,000`). */
export const plainAmount = (amount: string): string => groupDigits(amount.replace(/\.0+$/, ''));
