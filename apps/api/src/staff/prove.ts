import type { Job } from '../jobs/jobs';
import { reconcile } from '../core/reconciliation';

/** Proves the books unasked: what is red stops payouts, whether staff look or not. */
export const prove: Job = async (gateway) => {
  await reconcile(gateway);
};
