import type { Db } from '../../database/database';

/** Closed customers whose years are over and whose data nothing requires any longer, in the order of their numbers. */
export const erasable = (db: Db, years: number, after: bigint, limit: number) =>
  db.rows(
    'erasing.due',
    'select c.id from customer.customer c where c.id in (select customer.erasable($1, $2, $3)) order by c.id',
    [years, after, limit],
  );

/** Locks a customer against everything that staff do and everything that is noted of them. */
export const lockCustomer = (tx: Db, customerId: bigint) =>
  tx.rows('erasing.lock', 'select from customer.customer where id = $1 for update', [customerId]);

/** The customer's uploads. */
export const filesOf = (tx: Db, customerId: bigint) =>
  tx.rows('erasing.files', 'select id from common.file where customer_id = $1 order by id', [customerId]);

/** Documents of adjustments and agreements of the customer alone: their rows stay, which the documents of money name. */
export const documentsOf = (tx: Db, customerId: bigint) =>
  tx.rows(
    'erasing.documents',
    `select d.id from common.document d
     where d.id in (
         select j.document_id from account.adjustment j join account.account a on a.id = j.account_id where a.customer_id = $1
         union all select g.document_id from recommend.agreement g where g.introducer_id = $1)
       and not exists (
         select from account.adjustment j join account.account a on a.id = j.account_id where j.document_id = d.id and a.customer_id <> $1
         union all select from recommend.agreement g where g.document_id = d.id and g.introducer_id <> $1)
     order by d.id`,
    [customerId],
  );

/** Files for the bank in which payouts of the customer are. They were made before the closing, so that the years of all in them are over. */
export const batchesOf = (tx: Db, customerId: bigint) =>
  tx.rows(
    'erasing.batches',
    `select distinct i.batch as number from payout.batch_item i join payout.proposal p on p.pno = i.pno
     where p.customer_id = $1 order by i.batch`,
    [customerId],
  );

export const emptyBatch = (tx: Db, number: string, file: Buffer) =>
  tx.rows('erasing.batch', 'update payout.batch set file = $2 where number = $1', [number, file]);

export const noteDocumentKey = (tx: Db, id: string, keyId: number) =>
  tx.rows('erasing.document', 'update common.document set key_id = $2 where id = $1', [id, keyId]);

/** @param empty an empty card number, as it is stored */
export const erase = (tx: Db, customerId: bigint, years: number, empty: { encrypted: Buffer; hash: Buffer }) =>
  tx.rows('erasing.erase', 'select from customer.erase($1, $2, $3, $4)', [
    customerId,
    years,
    empty.encrypted,
    empty.hash,
  ]);
