import type { Jobs } from '../jobs';
import { autoReview } from './auto-review';
import { settlePlatform } from './settle-platform';

export { payoutDesk } from './payout-desk';
export { payoutRecords, type RecordsQuery } from './payout-records';
export { usedToday, type PayoutRow } from './payout.store';

/** Money on its way out, to a bank or to a chain, is one thing with one life (docs/adr/0010). */
export const payoutJobs: Jobs = { 'payout.autoReview': autoReview, 'payout.settlePlatform': settlePlatform };
