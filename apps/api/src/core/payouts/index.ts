import type { Jobs } from '../gateway/job';
import { autoReview } from './auto-review';
import { settlePlatform } from './settle-platform';

export { cancelPayout } from './cancel-payout';
export { payPayout } from './pay-payout';
export { payoutQueue } from './payout-queue';
export { payoutRecords, type RecordsQuery } from './payout-records';
export { usedToday, type PayoutRow } from './payout.store';

/** Payouts to a bank and to a chain share one document and one state machine (docs/adr/0010). */
export const payoutJobs: Jobs = { 'payout.autoReview': autoReview, 'payout.settlePlatform': settlePlatform };
