import type { PayoutStatus } from '../shared/payout/payout';
import { payoutFilter } from '../shared/payout/payout-tag';

/** The displayStatus of a choice in the URL; 0 is all. */
export const payoutStatusOf = (choice: string): 0 | PayoutStatus =>
  ([1, 2, 3, 4, 5, 6] as const).find((status) => String(status) === choice) ?? 0;

/** The label of a displayStatus; empty for all. */
export const payoutWord = (status: 0 | PayoutStatus): string =>
  status === 0 ? '' : (payoutFilter.options.find(({ value }) => value === String(status))?.label ?? '');
