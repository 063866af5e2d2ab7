import type { Db } from '../database/database';
import { listPage, type ListPageSource, type ListPageQuery } from '../database/list-page';
import { movesText } from '../core/ledger/moves';
import type { Cause } from '../core/money-acts/money-act';
import type { TransferDecision, TransferRequest } from './decide-transfer';
import { movesOf } from './moves-of';
import { isKnown, toTransfer, transferColumns, type OpenTransfer, type TransferRow } from './to-transfer';

/** The open accounts that the rules of a transfer ask about. The wallet is always read, so that a row says whether money is frozen. */
export async function transferFacts(tx: Db, { customerId, fromId, toId }: TransferRequest) {
  const rows = await tx.rows(
    'transfer.facts',
    `select a.id, a.kind, a.currency, a.login, a.level, a.ledger_id, l.posted, l.held,
            coalesce((select c.posted from ledger.account c where c.id = a.credit_ledger_id), 0) as credit,
            account.quarantined(a.id) is true as quarantined, a.first_minimum,
            case when a.id = $3 and a.first_minimum is not null then a.first_minimum - account.deposited(a.ledger_id) end as missing,
            customer.frozen(a.customer_id, 'money') is true as frozen, customer.paused_until(a.customer_id) as paused_until, coalesce(account.owes(a.customer_id), 0) as owes
     from account.account a join ledger.account l on l.id = a.ledger_id
     where a.customer_id = $1 and a.status = 'open' and (a.kind = 'wallet' or a.id in ($2, $3))`,
    [customerId, fromId, toId],
  );
  const pausedUntil = rows[0]?.paused_until;
  return {
    ...(pausedUntil && { pausedUntil }),
    moneyFrozen: rows.some(({ frozen }) => frozen),
    owes: rows[0]?.owes ?? 0n,
    from: rows.find(({ id }) => id === fromId),
    to: rows.find(({ id }) => id === toId),
  };
}

/** Takes the credit that leaves with an amount, in proportion, before the amount is held. */
export const takeCredit = (tx: Db, { from, amount, request, platform }: TransferDecision, { actor }: Cause) =>
  tx.rows('transfer.takeCredit', 'select account.take_credit($1, $2, $3, $4, $5)', [
    from.id,
    request.tno,
    amount,
    platform?.settled,
    actor,
  ]);

/** Writes a transfer and its journal: done, or, from an MT5 account, with the amount held. `ticket` is the journal. */
export async function bookTransfer(tx: Db, decision: TransferDecision, { actor, idempotency }: Cause) {
  const { from, to, amount, received, rate, request } = decision;
  const isHeld = from.kind === 'mt5';
  const { ticket, ...row } = await tx.row(
    'transfer.book',
    `with posted as (
       select ledger.post($1, 'transfer', $2, $3, $4, ledger.sides($5)) as journal
     ), t as (
       insert into transfer.transfer (tno, customer_id, from_id, to_id, amount, received, rate, status, scope, hold_journal)
       select $2, $6, $7, $8, $9, $10, $11, $12, $13, case when $12 = 'pending' then journal end from posted
       returning *
     )
     select journal as ticket, ${transferColumns}
     from posted, t join account.account f on f.id = t.from_id join account.account o on o.id = t.to_id where journal is not null`,
    [
      isHeld ? 'transfer.hold' : 'transfer',
      request.tno,
      actor,
      idempotency.key,
      movesText(movesOf(decision, isHeld ? 'pending' : 'single')),
      request.customerId,
      from.id,
      to.id,
      amount,
      received,
      rate,
      isHeld ? 'pending' : 'done',
      idempotency.scope,
    ],
  );
  return { ticket, answer: toTransfer(row) };
}

/** Adds the job that finishes a held transfer if the gateway stops before the platform has responded. */
export const settleLater = (tx: Db, tno: string) =>
  tx.rows(
    'transfer.settleLater',
    `select graphile_worker.add_job('transfer.settle', json_build_object('tno', $1::text), run_at := now() + interval '5 seconds')`,
    [tno],
  );

/** The amount that the platform must still release, in the currency of its account. */
export const transferWork = (db: Db, tno: string) =>
  db.maybe(
    'transfer.work',
    `select a.login, t.amount, t.hold_journal::text as ticket
     from transfer.transfer t join account.account a on a.id = t.from_id
     where t.tno = $1 and t.status = 'pending' and a.login is not null and t.hold_journal is not null`,
    [tno],
  );

export const readTransfer = async (db: Db, tno: string): Promise<OpenTransfer> =>
  toTransfer(
    await db.row(
      'transfer.read',
      `select ${transferColumns} from transfer.transfer t
       join account.account f on f.id = t.from_id join account.account o on o.id = t.to_id where t.tno = $1`,
      [tno],
    ),
  );

const records: ListPageSource = {
  name: 'transfer.records',
  from: 'transfer.transfer',
  key: ['customer_id'],
  ord: 'ord',
  at: 'closed_at',
  where: 't.ord is not null',
  row: `(select to_jsonb(r) from (select ${transferColumns} from account.account f, account.account o where f.id = t.from_id and o.id = t.to_id) r)`,
};

/** The transfers of a customer whose outcome is known: only these have a number. */
export async function transferRecords(db: Db, customerId: bigint, query: ListPageQuery) {
  const { list, ...page } = await listPage<TransferRow>(db, records, [customerId], query);
  return { ...page, list: list.map(toTransfer).filter(isKnown) };
}
