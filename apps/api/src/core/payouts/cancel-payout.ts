import type { ErrorOf } from '@portal/contract';
import type { cancelWithdrawProposal } from '@portal/contract/withdraw';
import type { Db } from '../../database/database';
import type { Decided, MoneyAct } from '../money-acts/money-act';
import type { PayoutKind } from './payout.store';
import { lockOwnPayout } from './payout-facts.store';
import { releasePayout } from './release-payout.store';

type Code = ErrorOf<typeof cancelWithdrawProposal>;

export interface CancelRequest {
  customerId: bigint;
  pno: string;
}

/** The status of the payout under its lock; undefined if the customer has no such payout of the kind. */
interface CancelFacts {
  status: number | undefined;
}

/** A payout is cancelled only while it is in review. */
export function decideCancel({ status }: CancelFacts, request: CancelRequest): Decided<Code, CancelRequest> {
  if (status === undefined) return { refused: 'withdraw.unknown' };
  return status === 1 ? { decision: request } : { refused: 'withdraw.notCancellable' };
}

/**
 * Cancels a payout of the customer: its hold is released and its credit comes back. `read` returns the payout as it then is.
 * The lock is the payout's row; its ledger accounts are locked by the posting, as the order of locks says.
 */
export const cancelPayout = <Answer>(
  kind: PayoutKind,
  read: (tx: Db, pno: string) => Promise<Answer>,
): MoneyAct<CancelRequest, CancelFacts, Code, CancelRequest, Answer> => ({
  lock: () => [],
  load: async (tx, { customerId, pno }) => ({ status: (await lockOwnPayout(tx, kind, customerId, pno))?.status }),
  decide: decideCancel,
  async apply(tx, { pno }, { actor }) {
    await releasePayout(tx, { pno, status: 5, actor });
    return { answer: await read(tx, pno), audit: { act: 'withdraw.cancel', subject: `payout:${pno}` }, outbox: [] };
  },
});
