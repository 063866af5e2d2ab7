import type { Job } from '../core/gateway/job';
import { retryOpenings } from './account.store';

/**
 * Lets account.finishOpening run again for accounts that are pending although its job was lost, has used its attempts, or would wait long
 * because the platform was away. So an opening whose answer was lost is finished within minutes of the platform's return, and never
 * given up. While the platform is known to be away nothing is tried.
 */
export const sweepOpenings: Job = async ({ db, parties }) => {
  if (parties.isAway('platform')) return;
  await retryOpenings(db);
};
