import type { PayoutStatus } from '../shared/payout/payout';
import { payoutFilter } from '../shared/payout/payout-tag';

/** The displayStatus that a choice of the address asks for; 0 is all. */
export const payoutStatusOf = (choice: string): 0 | PayoutStatus =>
  ([1, 2, 3, 4, 5] as const).find((status) => String(status) === choice) ?? 0;

/** A displayStatus in a word; all of them need none. */
export const payoutWord = (status: 0 | PayoutStatus): string =>
  status === 0 ? '' : (payoutFilter.options.find(({ value }) => value === String(status))?.label ?? '');
