import { catalogue } from '@portal/contract';
import type { Job } from '../core/gateway/job';
import { unlessDecided } from '../core/reviews/review';
import { cardById, decideBank, decideIdentity, identityById } from './review.store';

const actor = 'system:auto-review';

/**
 * Approves reviews automatically if REVIEW=auto, through the functions that staff use. A card waits until its customer's
 * identity is approved, which queues the card again. A number that two customers submitted is for people to decide. If a staff member has decided first, nothing happens.
 */
export const autoReview: Job = async ({ env, db }, payload) => {
  if (env.REVIEW !== 'auto') return;
  const id = BigInt(payload['id'] ?? '');
  if (payload['kind'] === 'identity') {
    const identity = await identityById(db, id);
    if (identity?.status === 2 && identity.duplicates.length === 0)
      await unlessDecided(
        decideIdentity(db, id, { decision: 'approve', reason: undefined, actor, seen: identity.submitted_at }),
      );
    return;
  }
  const card = await cardById(db, id);
  if (card?.status !== 2 || card.verified_name === null || card.duplicates.length > 0) return;
  const decision =
    card.holder === card.verified_name
      ? ({ decision: 'approve', reason: undefined, actor } as const)
      : ({ decision: 'refuse', reason: catalogue['identity.review.name'], approval: 'nameApproval', actor } as const);
  await unlessDecided(decideBank(db, id, decision));
};
