import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import type { ResultLine } from './files/payout-line';

export type BatchItem = Rows['batch.lockItem'];

/** An item of a batch, locked until the end of the transaction. */
export const lockItem = (tx: Db, batch: string, pno: string) =>
  tx.maybe(
    'batch.lockItem',
    `select i.result, p.pay_amount, p.customer_id from payout.batch_item i join payout.proposal p on p.pno = i.pno
     where i.batch = $1 and i.pno = $2 for no key update of i`,
    [batch, pno],
  );

/** Writes what the bank says of an item, which it ends. */
export const writeResult = (tx: Db, batch: string, { pno, result, bankReference, reason }: ResultLine) =>
  tx.rows(
    'batch.writeResult',
    'update payout.batch_item set result = $3, bank_reference = $4, reason = $5, open = false where batch = $1 and pno = $2',
    [batch, pno, result, bankReference, reason],
  );

/** Closes a batch of which no item waits any more. */
export const closeBatch = (tx: Db, batch: string) =>
  tx.rows(
    'batch.close',
    `update payout.batch set status = 3, closed_at = now()
     where number = $1 and status = 2 and not exists (select from payout.batch_item where batch = $1 and open)`,
    [batch],
  );
