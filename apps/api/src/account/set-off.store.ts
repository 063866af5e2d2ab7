import type { Db } from '../database/database';
import type { Rows } from '../database/rows';
import { movesText } from '../core/ledger/moves';

export type DebtorAccount = Rows['setOff.accounts'];

/** The accounts of a customer who owes that can give money for it, the wallet first. */
export const debtorAccounts = (db: Db, customerId: bigint) =>
  db.rows(
    'setOff.accounts',
    `select id, kind from account.account
     where customer_id = $1 and status = 'open' and currency = 'USD' and (kind = 'wallet' or login is not null)
       and not account.quarantined(id) and account.owes(customer_id) > 0
     order by kind desc, id`,
    [customerId],
  );

/** Locks what the customer owes, oldest first, and then the ledger accounts of the account; answers both as they are now. */
export async function lockDebt(tx: Db, customerId: bigint, accountId: bigint) {
  const open = await tx.rows(
    'setOff.debts',
    `select id, number, open from account.receivable where customer_id = $1 and open > 0 order by id for no key update`,
    [customerId],
  );
  await tx.rows('setOff.lock', 'select account.lock_ledgers($1)', [accountId]);
  const account = await tx.row(
    'setOff.balance',
    'select a.ledger_id, a.login, l.posted, l.held from account.account a join ledger.account l on l.id = a.ledger_id where a.id = $1',
    [accountId],
  );
  return { open, ...account };
}

interface SetOff {
  debt: { id: bigint; number: string; open: bigint };
  account: { id: bigint; ledger_id: bigint; login: string | null };
  /** USD cents. */
  amount: bigint;
  /** What the platform has of the balance; undefined for the wallet. */
  settled: bigint | undefined;
}

/** Books one set-off: the credit that leaves with it, the journal, the document, the money on the platform, and the message. */
export async function bookSetOff(tx: Db, { debt, account, amount, settled }: SetOff): Promise<void> {
  const { number } = await tx.row(
    'setOff.number',
    `select number || '-' || (select count(*) + 1 from account.set_off where receivable_id = r.id) as number
     from account.receivable r where id = $1`,
    [debt.id],
  );
  await tx.rows('setOff.credit', `select account.take_credit($1, $2, $3, $4, 'system')`, [
    account.id,
    number,
    amount,
    settled,
  ]);
  const moves = movesText([
    { debit: account.ledger_id, credit: 'receivable', currency: 'USD', amount, phase: 'single' },
  ]);
  await tx.rows(
    'setOff.book',
    `with posted as (
       select ledger.post('receivable.setOff', 'setOff', $1, 'system', $2, ledger.sides($3)) as journal
     ), document as (
       insert into account.set_off (number, receivable_id, account_id, amount, journal_id) select $1, $4, $5, $6, journal from posted
     ), sent as (
       insert into account.platform_outbox (ticket, login, action, amount, comment)
       select journal, $7, 'balance', -$6::bigint, $1 from posted where $7::text is not null
     ), debt as (
       update account.receivable set open = open - $6, closed_at = case when open = $6 then now() end where id = $4
       returning customer_id, open
     ), audited as (
       insert into kernel.audit (actor, act, subject, after)
       select 'system', 'receivable.setOff', 'receivable:' || $2, jsonb_build_object('number', $1::text, 'amount', $6::bigint, 'open', open)
       from debt
     )
     select message.leave(customer_id, 'account.setOff', jsonb_build_object('number', $1::text, 'amount', $6::text, 'open', open::text),
                          '/user-center/fundingDetails') from debt`,
    [number, debt.number, moves, debt.id, account.id, amount, account.login],
  );
}
