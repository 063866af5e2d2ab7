import { isCell } from '@portal/rules/plain-text';
import type { PayoutLine } from './payout-line';

/**
 * The first payout that no file may have in it: one of its texts is not one line of visible characters, or begins like a formula.
 * The forms refuse such texts; this is about what was stored before they did.
 */
export const unwritable = (lines: readonly PayoutLine[]): PayoutLine | undefined =>
  lines.find(({ amount: _amount, ...texts }) => !Object.values(texts).every(isCell));
