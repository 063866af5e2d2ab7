import type { Review, ReviewKind } from '@portal/contract/staff';
import { transactionHash } from '@portal/rules/coin-address';
import { Failure } from '../errors/fail';
import type { Database } from '../../database/database';
import type { Gateway } from '../gateway/gateway';
import { cents } from '../money/money';
import { runStaffAct } from '../money-acts/run-staff-act';
import type { ReviewQueue } from '../gateway/review-queue';
import type { Decision } from '../reviews/review';
import { approvePayout } from './approve-payout';
import { payPayout, type PaymentRequest } from './pay-payout';
import { payoutOf, payoutReviews, type PayoutKind, type PayoutRow } from './payout.store';
import { refusePayout } from './refuse-payout';
import { sandboxHash } from './sandbox-hash';

/** What staff decide on a payout. */
const decisions: Record<Decision['decision'], (db: Database, asked: PaymentRequest) => Promise<void>> = {
  approve: (db, asked) => runStaffAct(db, approvePayout, asked),
  refuse: (db, asked) => runStaffAct(db, refusePayout, asked),
  pay: (db, asked) => runStaffAct(db, payPayout, asked),
};

/** What shows that a payout was paid: the transaction of a chain, or the bank's reference. */
type Proof = Pick<PaymentRequest, 'txHash' | 'reference'>;

/** The transaction hash of a coin payment, in the format of its network. The sandbox sends nothing, so it creates one if staff give none. */
async function txHashOf({ env, db }: Gateway, { id, txHash }: Decision): Promise<string> {
  if (txHash === undefined && env.MODE === 'production') throw new Failure('staff.txHash', { fields: ['txHash'] });
  if (txHash === undefined) return sandboxHash(id);
  const chain = (await payoutOf(db, id))?.chain;
  if (!chain) throw new Failure('staff.unknown');
  const hash = transactionHash(chain, txHash);
  if (hash === undefined) throw new Failure('staff.txHashFormat', { fields: ['txHash'], values: { chain } });
  return hash;
}

/** A payment needs its proof, and nothing else has one. In the sandbox no bank pays, so that a reference may be left out. */
async function proofOf(gateway: Gateway, kind: PayoutKind, decision: Decision): Promise<Proof> {
  const { txHash, reference } = decision;
  const isPayment = decision.decision === 'pay';
  if (txHash !== undefined && !(isPayment && kind === 'coin')) throw new Failure('staff.decision');
  if (reference !== undefined && !(isPayment && kind === 'bank')) throw new Failure('staff.decision');
  if (!isPayment) return {};
  if (kind === 'coin') return { txHash: await txHashOf(gateway, decision) };
  if (reference === undefined && gateway.env.MODE === 'production')
    throw new Failure('staff.reference', { fields: ['reference'] });
  return { reference };
}

/** What a unique index of the table says: the proof of another payout was given. */
function usedProof(error: unknown): Failure | undefined {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  if (constraint === 'payout_tx_hash') return new Failure('staff.txHashUsed', { fields: ['txHash'] });
  return constraint === 'payout_reference' ? new Failure('staff.referenceUsed', { fields: ['reference'] }) : undefined;
}

/** The review queue for payouts of a kind; `subject` returns the fields that staff need to see. */
export function payoutQueue(
  kind: ReviewKind,
  of: PayoutKind,
  subject: (row: PayoutRow) => Record<string, string>,
): ReviewQueue {
  const review = (row: PayoutRow): Review => ({
    id: row.pno,
    kind,
    customerNumber: String(row.customer_id),
    status: row.status,
    createdAt: row.created_at.toISOString(),
    subject: {
      ...subject(row),
      account: row.account_no,
      ...(row.platform === 'none' ? {} : { platform: row.platform }),
      ...(row.approvals.length > 0 ? { approvals: row.approvals.join(' ') } : {}),
    },
    files: [],
    reason: row.reason ?? undefined,
    ...(row.hints.length > 0 && { hints: row.hints }),
  });
  return {
    kind,
    machine: 'payout',
    async list({ db }, query) {
      const { rows, total } = await payoutReviews(db, of, query);
      return { list: rows.map(review), total };
    },
    async read({ db }, pno) {
      const row = await payoutOf(db, pno);
      if (row?.kind !== of) throw new Failure('staff.unknown');
      return review(row);
    },
    async decide(gateway, decision) {
      if (decision.approval) throw new Failure('staff.decision');
      const { db, brand } = gateway;
      const proof = await proofOf(gateway, of, decision);
      const { id: pno, decision: act, reason, actor, requestId, address } = decision;
      const twoFrom = cents(brand.limits.twoPersonFrom);
      const asked = { kind: of, pno, reason, actor, requestId, address, twoFrom, ...proof };
      await decisions[act](db, asked).catch((error: unknown) => {
        throw usedProof(error) ?? error;
      });
      return this.read(gateway, decision.id);
    },
  };
}
