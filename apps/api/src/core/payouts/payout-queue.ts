import type { Review, ReviewKind } from '@portal/contract/staff';
import { transactionHash } from '@portal/rules/coin-address';
import { Failure } from '../errors/fail';
import type { Database } from '../../database/database';
import type { Gateway } from '../../gateway';
import { cents } from '../money/money';
import { runStaffAct } from '../money-acts/run-staff-act';
import type { Decision, ReviewQueue } from '../reviews/review';
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

/** The transaction hash of a coin payment, in the format of its network. The sandbox sends nothing, so it creates one if staff give none. */
async function txHashOf(
  { env, db }: Gateway,
  kind: PayoutKind,
  { id, decision, txHash }: Decision,
): Promise<string | undefined> {
  if (kind === 'bank' || decision !== 'pay') {
    if (txHash !== undefined) throw new Failure('staff.decision');
    return undefined;
  }
  if (txHash === undefined && env.MODE === 'production') throw new Failure('staff.txHash', { fields: ['txHash'] });
  if (txHash === undefined) return sandboxHash(id);
  const chain = (await payoutOf(db, id))?.chain;
  if (!chain) throw new Failure('staff.unknown');
  const hash = transactionHash(chain, txHash);
  if (hash === undefined) throw new Failure('staff.txHashFormat', { fields: ['txHash'], values: { chain } });
  return hash;
}

/** The unique index of the table says that the hash of another payout was given. */
const isUsedHash = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'payout_tx_hash';

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
      const txHash = await txHashOf(gateway, of, decision);
      const { id: pno, decision: act, reason, actor, requestId, address } = decision;
      const twoFrom = cents(brand.limits.twoPersonFrom);
      const asked = { kind: of, pno, reason, actor, requestId, address, txHash, twoFrom };
      await decisions[act](db, asked).catch((error: unknown) => {
        throw isUsedHash(error) ? new Failure('staff.txHashUsed', { fields: ['txHash'] }) : error;
      });
      return this.read(gateway, decision.id);
    },
  };
}
