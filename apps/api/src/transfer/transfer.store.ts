import type { Transfer } from '@portal/contract/transfer';
import type { Db } from '../database/database';
import type { Idempotency } from '../http/idempotency';
import { listPage, type ListPageSource, type ListPageQuery } from '../database/list-page';
import type { AtPlatform, Submitted } from '../core/accounts/with-available';

/** A transfer whose outcome may not be known yet. */
export type OpenTransfer = Omit<Transfer, 'status'> & { status: Transfer['status'] | 'pending' };
/** `take`: this caller is the first and has to ask the platform for the money. */
export type Added = OpenTransfer & { take?: string };

export const isKnown = (transfer: OpenTransfer): transfer is Transfer => transfer.status !== 'pending';

export interface NewTransfer {
  tno: string;
  customerId: bigint;
  fromId: bigint | null;
  toId: bigint | null;
  /** In the currency of the account that gives. */
  amount: bigint;
  terms: {
    /** In the currency of the account that receives. */
    received: string;
    /** The price of one USD in the other currency; undefined if both accounts have the same one. */
    rate: string | undefined;
    /** The rate that the customer has seen. */
    shownRate: string | undefined;
  };
  /** The least amount; below it an amount must be all that the account can give. */
  min: bigint;
  /** `wallet`: between the wallet and an MT5 account; `mt5`: between MT5 accounts. */
  kinds: 'wallet' | 'mt5';
  requestId: string;
}

/** Throws the codes of addTransfer. */
export async function addTransfer(db: Db, idem: Idempotency, of: NewTransfer, at: AtPlatform) {
  const values = [
    idem.scope,
    idem.key,
    idem.hash,
    of.tno,
    of.customerId,
    of.fromId,
    of.toId,
    of.amount,
    JSON.stringify(of.terms),
    of.kinds,
    at?.available,
    at?.settled,
    of.requestId,
  ];
  const { answer } =
    of.amount < of.min
      ? await db.row<{ answer: Submitted<Added> }>(
          'transfer.addRest',
          'select transfer.add_rest($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) as answer',
          [...values, of.min],
        )
      : await db.row<{ answer: Submitted<Added> }>(
          'transfer.add',
          'select transfer.add($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) as answer',
          values,
        );
  return answer;
}

/** The currencies of two accounts of a customer; an account that is not the customer's is taken as one in USD. */
export const transferCurrencies = (db: Db, customerId: bigint, fromId: bigint | null, toId: bigint | null) =>
  db.row(
    'transfer.currencies',
    `select coalesce(max(currency) filter (where id = $2), 'USD') as "from",
            coalesce(max(currency) filter (where id = $3), 'USD') as "to"
     from account.account where id in ($2, $3) and customer_id = $1`,
    [customerId, fromId, toId],
  );

/** The amount that the platform must still release, in the currency of its account. */
export const transferWork = (db: Db, tno: string) =>
  db.maybe('transfer.work', 'select login, amount, ticket from transfer.work($1)', [tno]);

/** Books the platform's word, once; answers the transfer as it then is. */
export async function finishTransfer(db: Db, tno: string, done: boolean, reason?: string): Promise<OpenTransfer> {
  const { answer } = await db.row<{ answer: OpenTransfer }>(
    'transfer.finish',
    'select transfer.finish($1, $2, $3) as answer',
    [tno, done, reason ?? null],
  );
  return answer;
}

export async function readTransfer(db: Db, tno: string): Promise<OpenTransfer> {
  const { transfer } = await db.row<{ transfer: OpenTransfer }>(
    'transfer.read',
    'select transfer.json(t) as transfer from transfer.transfer t where tno = $1',
    [tno],
  );
  return transfer;
}

const records: ListPageSource = {
  name: 'transfer.records',
  from: 'transfer.transfer',
  key: ['customer_id'],
  ord: 'ord',
  at: 'closed_at',
  where: 't.ord is not null',
  row: 'transfer.json(t)',
};

export const transferRecords = (db: Db, customerId: bigint, query: ListPageQuery) =>
  listPage<Transfer>(db, records, [customerId], query);
