import type { Job } from '../../core/gateway/job';

/** Adds what was posted since the last run to the sums that the reports read. */
export const sumLedger: Job = async ({ db }) => {
  await db.rows('reports.sumLedger', 'select ledger.add_daily_sums()');
};
