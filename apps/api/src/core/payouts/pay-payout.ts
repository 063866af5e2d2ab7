import type { Move } from '../ledger/moves';
import type { Refused } from '../money-acts/money-act';
import type { StaffAct } from '../money-acts/run-staff-act';
import { decideApproval, type ApprovalRequest } from './approve-payout';
import { addApproval } from './approve-payout.store';
import { notDecidable, type PayoutCode } from './decidable';
import { bookPayment } from './pay-payout.store';
import { payoutFacts, type PayoutFacts } from './payout-facts.store';

export interface PaymentRequest extends ApprovalRequest {
  /** What was sent, of a coin payment. */
  txHash?: string | undefined;
  /** The bank's reference of a payment to a card; absent where the bank's result of a batch names the payout itself. */
  reference?: string | undefined;
}

/**
 * Why a payout must not be paid now. A payment that the bank has made is recorded also where an approval was revoked since, or a debt arose:
 * the books must not say that the money is still there.
 */
function notPayable(payout: PayoutFacts): PayoutCode | undefined {
  if (payout.stopped) return 'staff.stopped';
  if (payout.frozen) return 'staff.customerFrozen';
  if (payout.owes && !payout.bank_paid) return 'staff.customerOwes';
  if (!payout.verified && !payout.bank_paid) return 'staff.notVerified';
  if (payout.quarantined) return 'staff.accountReview';
  return payout.platform === 'none' || payout.platform === 'taken' ? undefined : 'staff.notTaken';
}

/** An approved payout is paid; one in review is approved and paid in one step if this approval is enough. */
export function decidePayment(
  payout: PayoutFacts | undefined,
  request: Pick<PaymentRequest, 'twoFrom'>,
): Refused<PayoutCode> | { decision: PayoutFacts } {
  if (!payout) return { refused: 'staff.unknown' };
  const refused = notDecidable(payout) ?? notPayable(payout);
  if (refused) return { refused };
  if (payout.status === 2) return { decision: payout };
  const approval = decideApproval(payout, request);
  if ('refused' in approval) return approval;
  return approval.decision.isEnough ? { decision: payout } : { refused: 'staff.secondPerson' };
}

/**
 * The movements of a payment beside the posting of its hold: the sent amount leaves through the exchange account of its currency. The
 * fee of a bank payout is dollars of the hold; that of a coin payout is booked in USDT.
 */
export function movesOfPayment({
  kind,
  amount,
  fee,
  receive,
  pay_amount,
}: Pick<PayoutFacts, 'kind' | 'amount' | 'fee' | 'receive' | 'pay_amount'>): Move[] {
  const isCoin = kind === 'coin';
  const [house, currency] = isCoin ? (['payout:coin', 'USDT'] as const) : (['payout:bank', 'CNY'] as const);
  const phase = 'single';
  const sold = isCoin ? amount : receive;
  return [
    { debit: house, credit: 'exchange', currency: 'USD', amount: sold, phase },
    { debit: 'exchange', credit: house, currency, amount: pay_amount, phase },
    ...(isCoin && fee > 0n ? [{ debit: 'exchange', credit: 'fee', currency, amount: fee, phase } as const] : []),
  ];
}

/** Pays a payout: its hold is posted, and the money leaves. */
export const payPayout: StaffAct<PaymentRequest, PayoutFacts | undefined, PayoutCode, PayoutFacts> = {
  load: payoutFacts,
  decide: decidePayment,
  async apply(tx, payout, { actor, reason, txHash, reference }) {
    const { pno, status } = payout;
    if (status === 1) await addApproval(tx, { pno, actor, isEnough: true });
    await bookPayment(tx, { pno, actor, txHash, reference, moves: movesOfPayment(payout) });
    const after = { status: 3, reason, txHash, reference };
    return { act: 'review.pay', subject: `payout:${pno}`, before: { status }, after };
  },
};
