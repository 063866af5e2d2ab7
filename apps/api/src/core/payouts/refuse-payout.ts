import type { Refused } from '../money-acts/money-act';
import type { StaffAct } from '../money-acts/run-staff-act';
import { notDecidable, type PayoutCode, type PayoutRequest } from './decidable';
import { payoutFacts, type PayoutFacts } from './payout-facts.store';
import { releasePayout } from './release-payout.store';

interface Refusal {
  payout: PayoutFacts;
  reason: string;
}

/** A payout is refused while it is open, with a reason, by one member. */
export function decideRefusal(
  payout: PayoutFacts | undefined,
  { reason }: Pick<PayoutRequest, 'reason'>,
): Refused<PayoutCode> | { decision: Refusal } {
  if (!reason?.trim()) return { refused: 'staff.reason' };
  if (!payout) return { refused: 'staff.unknown' };
  const refused = notDecidable(payout);
  return refused ? { refused } : { decision: { payout, reason } };
}

/** Refuses a payout: its hold is released and its credit comes back. */
export const refusePayout: StaffAct<PayoutRequest, PayoutFacts | undefined, PayoutCode, Refusal> = {
  load: payoutFacts,
  decide: decideRefusal,
  async apply(tx, { payout: { pno, status }, reason }, { actor }) {
    await releasePayout(tx, { pno, status: 4, actor, reason });
    return { act: 'review.refuse', subject: `payout:${pno}`, before: { status }, after: { status: 4, reason } };
  },
};
