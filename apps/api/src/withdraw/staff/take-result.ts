import { Failure } from '../../core/errors/fail';
import { carryOut, type StaffRequest } from '../../core/money-acts/run-staff-act';
import { payPayout } from '../../core/payouts';
import type { Database } from '../../database/database';
import type { ResultLine } from './files/payout-line';
import { closeBatch, lockItem, writeResult, type BatchItem } from './take-result.store';

/**
 * What became of a line: paid, rejected; repeated; differs: another amount, or another result than before; unknown; held: it cannot be
 * paid now, for example because payouts are stopped, or not by a member of whose own customer account it is.
 */
export type Outcome = 'paid' | 'rejected' | 'repeated' | 'differs' | 'unknown' | 'held';

export interface ResultRequest extends StaffRequest {
  batch: string;
  line: ResultLine;
  /** See ApprovalRequest. */
  twoFrom: bigint;
  /** The member's own customer account. */
  own: bigint | null;
}

/** What a line says of an item of its batch. */
export function outcomeOfLine(item: BatchItem | undefined, line: ResultLine, own: bigint | null): Outcome {
  if (!item) return 'unknown';
  if (line.amount !== item.pay_amount || (item.result !== null && item.result !== line.result)) return 'differs';
  if (item.result !== null) return 'repeated';
  return item.customer_id === own ? 'held' : line.result;
}

/** Takes one line of the bank's result of a batch, once: paid posts the payout; rejected lets staff decide again. */
export const takeResult = (
  db: Pick<Database, 'transaction'>,
  { batch, line, twoFrom, own, ...cause }: ResultRequest,
): Promise<Outcome> =>
  db
    .transaction(async (tx): Promise<Outcome> => {
      const { pno, result } = line;
      const outcome = outcomeOfLine(await lockItem(tx, batch, pno), line, own);
      if (outcome !== result) return outcome;
      await writeResult(tx, batch, line);
      if (result === 'paid') await carryOut(tx, payPayout, { ...cause, kind: 'bank', pno, twoFrom });
      await closeBatch(tx, batch);
      return outcome;
    })
    .catch((error: unknown) => {
      // The transaction is undone, the item's result with it.
      if (error instanceof Failure) return 'held';
      throw error;
    });
