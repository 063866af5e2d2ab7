import { catalogue } from '@portal/contract';
import { coolingHours } from '../../core/customers/cooling';
import type { Job } from '../../core/gateway/job';
import { unlessDecided } from '../../core/reviews/review';
import { changeById, decideChange } from './phone.store';

const actor = 'system:auto-review';

const isTaken = (error: unknown) => error instanceof Error && error.message === 'staff.phoneTaken';

/** Decides automatically if REVIEW=auto, by the function that staff use. Refuses a phone that another customer has by now. */
export const autoReviewPhone: Job = async (gateway, payload) => {
  const { env, db } = gateway;
  if (env.REVIEW !== 'auto') return;
  const id = BigInt(payload['id'] ?? '');
  if ((await changeById(db, id))?.status !== 2) return;
  const hours = coolingHours(gateway);
  const decide = (decision: 'approve' | 'refuse', reason?: string) =>
    unlessDecided(decideChange(db, id, hours, { decision, reason, actor }));
  try {
    await decide('approve');
  } catch (error) {
    if (!isTaken(error)) throw error;
    await decide('refuse', catalogue['customer.phoneTaken']);
  }
};
