import { groupDigits } from '@portal/rules/money';
import { usd } from '../money/money';

/** USD cents as people read them: `2,000.00`. */
export const dollars = (cents: string): string => groupDigits(usd(BigInt(cents)));

/** An amount that a reason names. Numbers of documents and accounts have no fraction. */
const amounts = /(?<![\w.,-])\d{4,}\.\d{2,}(?![\w.])/g;

/** A reason without its full stop, because the sentence around it has its own. */
export const reasonText = (reason: string): string =>
  reason.replace(/[。. ]+$/, '').replace(amounts, (amount) => groupDigits(amount));
