import type { Refused } from '../money-acts/money-act';
import type { StaffAct } from '../money-acts/run-staff-act';
import { addApproval } from './approve-payout.store';
import { notDecidable, type PayoutCode, type PayoutRequest } from './decidable';
import { payoutFacts, type PayoutFacts } from './payout-facts.store';

export interface ApprovalRequest extends PayoutRequest {
  /** From this amount on two members must approve; USD cents. */
  twoFrom: bigint;
}

interface Approval {
  payout: PayoutFacts;
  /** The approvals suffice: the payout waits for its payment. */
  isEnough: boolean;
}

/** Whether a payout needs two members: the customer's withdrawals of its day reach `twoFrom`. */
export const needsTwo = ({ day_total }: Pick<PayoutFacts, 'day_total'>, twoFrom: bigint): boolean =>
  day_total >= twoFrom;

/** A payout in review is approved by one member, or by two that are independent of each other. */
export function decideApproval(
  payout: PayoutFacts | undefined,
  { twoFrom }: Pick<ApprovalRequest, 'twoFrom'>,
): Refused<PayoutCode> | { decision: Approval } {
  if (!payout) return { refused: 'staff.unknown' };
  if (payout.status !== 1) return { refused: 'staff.state' };
  const refused = notDecidable(payout);
  if (refused) return { refused };
  if (!needsTwo(payout, twoFrom)) return { decision: { payout, isEnough: true } };
  if (payout.is_approver) return { refused: 'staff.secondPerson' };
  if (payout.not_second) return { refused: payout.not_second };
  return { decision: { payout, isEnough: payout.has_other } };
}

/** Approves a payout; it waits for its payment once the approvals suffice. */
export const approvePayout: StaffAct<ApprovalRequest, PayoutFacts | undefined, PayoutCode, Approval> = {
  load: payoutFacts,
  decide: decideApproval,
  async apply(tx, { payout: { pno }, isEnough }, { actor, reason }) {
    await addApproval(tx, { pno, actor, isEnough });
    const after = { status: isEnough ? 2 : 1, reason };
    return { act: 'review.approve', subject: `payout:${pno}`, before: { status: 1 }, after };
  },
};
