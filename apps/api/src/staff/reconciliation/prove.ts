import type { Job } from '../../jobs/jobs';
import { reconcile } from '../../core/reconciliation';

/** Runs the reconciliation by schedule. A broken ledger stops payouts without any action of staff. */
export const prove: Job = async (gateway) => {
  await reconcile(gateway);
};
