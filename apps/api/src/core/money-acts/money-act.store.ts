import type { Db } from '../../database/database';
import type { Idempotency } from './idempotency';
import type { Applied, Cause } from './money-act';

/**
 * Claims the key of a request for this transaction and locks the ledger accounts of the customer's `accounts`, in order of id as
 * ledger.post does. Returns false for a key that is claimed already: nothing is locked then. A concurrent request with the same key
 * waits here until the first has ended. Facts are loaded by the next statement, which sees what was committed during the wait.
 */
export async function claim(tx: Db, cause: Cause, accounts: readonly (bigint | null)[]): Promise<boolean> {
  const { scope, key, hash } = cause.idempotency;
  const { claimed } = await tx.row(
    'moneyAct.claim',
    `with claimed as materialized (
       insert into kernel.idempotency (scope, key, request_hash) values ($1, $2, $3) on conflict do nothing returning scope
     ), locked as materialized (
       select l.id from ledger.account l
       where exists (select from claimed) and l.id in (
         select unnest(array[a.ledger_id, a.credit_ledger_id]) from account.account a where a.customer_id = $4 and a.id = any ($5::bigint[]))
       order by l.id for no key update
     )
     select exists (select from claimed) as claimed, (select count(*) from locked) as locked, set_config('app.actor', $6, true) is not null as acts`,
    [scope, key, hash, cause.customerId, accounts, cause.actor],
  );
  return claimed;
}

/** Sets who acts in this transaction, and why, for the history of statuses. */
export const actAs = (tx: Db, actor: string, reason: string | undefined) =>
  tx.rows('moneyAct.actAs', 'select kernel.act_as($1, $2)', [actor, reason]);

/** The request and the answer of a claimed key; `answer` is null before its act has one. */
export const readAnswer = <Answer>(tx: Db, { idempotency: { scope, key } }: Cause) =>
  tx.row<{ hash: Buffer; answer: Answer | null }>(
    'moneyAct.answer',
    'select request_hash as hash, response as answer from kernel.idempotency where scope = $1 and key = $2',
    [scope, key],
  );

/**
 * Writes the answer that a repeat under the key gets, the credits that the platform gets after the commit, and the audit entry of an
 * act of the customer.
 */
export async function conclude<Answer>(
  tx: Db,
  { scope, key }: Omit<Idempotency, 'hash'>,
  { answer, outbox }: Omit<Applied<Answer>, 'audit'>,
  audit?: Applied<Answer>['audit'] & Pick<Cause, 'actor' | 'requestId'>,
): Promise<void> {
  const credits = outbox.map((credit) => ({
    ...credit,
    ticket: String(credit.ticket),
    amount: String(credit.amount),
  }));
  await tx.rows(
    'moneyAct.conclude',
    `with audited as (
       insert into kernel.audit (actor, act, subject, after, request_id)
       select $4::text, $5::text, $6::text, $7::jsonb, $8::text where $4 is not null
     ), sent as (
       insert into account.platform_outbox (ticket, login, action, amount, comment)
       select ticket, login, action, amount, comment
       from jsonb_to_recordset($9::jsonb) c (ticket bigint, login text, action text, amount bigint, comment text)
     )
     update kernel.idempotency set response = $3 where scope = $1 and key = $2`,
    [
      scope,
      key,
      JSON.stringify(answer),
      audit?.actor,
      audit?.act,
      audit?.subject,
      audit &&
        JSON.stringify(audit.after, (_name, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)),
      audit?.requestId,
      JSON.stringify(credits),
    ],
  );
}
