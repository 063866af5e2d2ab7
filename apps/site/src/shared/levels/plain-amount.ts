import { groupDigits } from '@portal/rules/money';

/** An amount in running text: grouped thousands, no fraction if it is zero (`10000.00` → `10,000`). */
export const plainAmount = (amount: string): string => groupDigits(amount.replace(/\.0+$/, ''));
