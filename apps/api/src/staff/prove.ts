import type { Job } from '../kernel/jobs';
import { reconcile } from '../kernel/reconcile';

/** Proves the books unasked: what is red stops payouts, whether staff look or not. */
export const prove: Job = async (gateway) => {
  await reconcile(gateway);
};
