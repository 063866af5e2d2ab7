import type { Job } from '../../core/gateway/job';
import { reconcile } from '../../core/reconciliation';

/** Runs the reconciliation by schedule. A broken ledger stops payouts without any action of staff. */
export const prove: Job = async (gateway) => {
  await reconcile(gateway);
};
