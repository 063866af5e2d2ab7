import { catalogue } from '@portal/contract';
import type { Job } from '../gateway/job';
import { cents } from '../money/money';
import { runStaffAct } from '../money-acts/run-staff-act';
import { unlessDecided } from '../reviews/review';
import { needsTwo } from './approve-payout';
import { payPayout } from './pay-payout';
import { readPayoutFacts } from './payout-facts.store';
import { payoutOf } from './payout.store';
import { refusePayout } from './refuse-payout';
import { sandboxHash } from './sandbox-hash';

const actor = 'system:auto-review';

/**
 * The automatic reviewer if REVIEW=auto. It decides as staff do. It leaves large payouts to two staff members, waits
 * until the platform has released the money, and refuses a bank card that is no longer valid. A staff member may decide first.
 */
export const autoReview: Job = async ({ env, db, brand }, { pno = '' }) => {
  if (env.REVIEW !== 'auto') return;
  const payout = await payoutOf(db, pno);
  const twoFrom = cents(brand.limits.twoPersonFrom);
  if (payout?.status !== 1) return;
  const { kind } = payout;
  const facts = await readPayoutFacts(db, { kind, pno, actor });
  if (!facts || needsTwo(facts, twoFrom)) return;
  if (payout.platform === 'asked') throw new Error('the trading platform has not given the money up yet');
  const good = payout.kind === 'coin' || (payout.card_status === 1 && payout.holder === payout.verified_name);
  const txHash = kind === 'coin' ? sandboxHash(pno) : undefined;
  await unlessDecided(
    good
      ? runStaffAct(db, payPayout, { kind, pno, actor, twoFrom, txHash })
      : runStaffAct(db, refusePayout, { kind, pno, actor, reason: catalogue['withdraw.review.card'] }),
  );
};
