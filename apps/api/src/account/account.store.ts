import type { OkOf } from '@portal/contract';
import type { Account, giveUpCredit } from '@portal/contract/account';
import type { AccountCurrency, LevelCode } from '@portal/brand';
import type { AtPlatform } from '../core/accounts/at-platform';
import type { Submitted } from '../core/accounts/with-available';
import type { Hashes } from '../crypto/crypto';
import type { Db } from '../database/database';
import type { Rows } from '../database/rows';
import type { Idempotency } from '../http/idempotency';
import type { OpeningTerms } from '../core/levels';

export interface NewMt5Account {
  scope: string;
  key: string;
  hash: Buffer;
  customerId: bigint;
  level: LevelCode;
  currency: AccountCurrency;
  group: string;
  terms: OpeningTerms;
  nickname: string | undefined;
  max: number;
  /** Why the customer may not; does not touch a repeat. */
  refusal: { code: string; values?: Record<string, string | number> } | undefined;
  requestId: string;
}

/** Only `id`: the platform has not opened the account yet. */
export type Opening = { id: string } | Account;

/** The hash of a request as it stands under its idempotency key; the first for a new one. */
export async function requestHash(db: Db, scope: string, key: string, hashes: Hashes): Promise<Buffer> {
  const [first, ...former] = hashes;
  if (former.length === 0) return first;
  const row = await db.maybe(
    'account.requestHash',
    'select request_hash from kernel.idempotency where scope = $1 and key = $2 and request_hash = any ($3)',
    [scope, key, former],
  );
  return row?.request_hash ?? first;
}

/** Binds a new account, once per key; a repeat answers what the first came to. */
export async function bindMt5(db: Db, account: NewMt5Account): Promise<Opening> {
  const { answer } = await db.row<{ answer: Opening }>(
    'account.openMt5',
    'select account.open_mt5($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) as answer',
    [
      account.scope,
      account.key,
      account.hash,
      account.customerId,
      account.level,
      account.currency,
      account.group,
      account.terms.leverage,
      account.terms.levelLeverage,
      account.terms.firstMinimum,
      account.nickname,
      account.max,
      account.refusal?.code,
      JSON.stringify(account.refusal?.values ?? {}),
      account.requestId,
    ],
  );
  return answer;
}

export async function keepOpened(db: Db, scope: string, key: string, account: Account): Promise<Account> {
  const { answer } = await db.row<{ answer: Account }>(
    'account.keepOpened',
    'select account.keep_opened($1, $2, $3) as answer',
    [scope, key, JSON.stringify(account)],
  );
  return answer;
}

export type PendingAccount = Rows['account.pending'];

/** An account the platform has yet to open, with the name its user gets; undefined once it is open. */
export const findPending = (db: Db, id: string) =>
  db.maybe('account.pending', 'select * from account.pending($1)', [id]);

/** Records that the platform is about to be asked to open an account. Returns true the first time. */
export const noteRequested = async (db: Db, id: bigint): Promise<boolean> =>
  (await db.row<{ first: boolean }>('account.noteRequested', 'select account.note_requested($1) as first', [id])).first;

/** Records that the customer was told that the account is pending. */
export const noteReported = (db: Db, id: bigint) =>
  db.rows(
    'account.noteReported',
    `update account.account set reported_pending = true where id = $1 and status = 'pending'`,
    [id],
  );

/**
 * Queues the opening of each account that is pending for two minutes, unless it is tried within ten minutes anyway: a job waits longer
 * with each failure, up to six hours.
 */
export const retryOpenings = (db: Db) =>
  db.rows(
    'account.retryOpenings',
    `select graphile_worker.add_job('account.finishOpening', json_build_object('accountId', a.id::text),
                                    job_key := 'account.finishOpening:' || a.id)
     from account.account a
     where a.status = 'pending' and a.created_at < now() - interval '2 minutes'
       and not exists (select from graphile_worker.jobs j
                       where j.key = 'account.finishOpening:' || a.id and j.attempts < j.max_attempts
                         and j.run_at < now() + interval '10 minutes')`,
  );

/** Notes that the platform opened the account; false where another was first. */
export async function markOpened(db: Db, id: bigint, login: string): Promise<boolean> {
  const { won } = await db.row<{ won: boolean }>('account.opened', 'select account.opened($1, $2) as won', [id, login]);
  return won;
}

/** Holds the terms of an account until the transaction ends, so that one change at a time goes to the platform. */
export const lockTerms = (tx: Db, id: bigint) =>
  tx.maybe(
    'account.lockTerms',
    `select id, customer_id, login, leverage, level_leverage, level, first_minimum from account.account
     where id = $1 and status = 'open' for no key update`,
    [id],
  );

/** Sets nickname and leverage. While the account waits for its first deposit, the chosen leverage is stored for later too. */
export const setTerms = (tx: Db, id: bigint, change: { nickname?: string; leverage?: number }) =>
  tx.rows(
    'account.setTerms',
    `update account.account
     set nickname = coalesce($2, nickname), leverage = coalesce($3, leverage),
         level_leverage = case when first_minimum is null then case when $3::int is null then level_leverage end
                               else coalesce($3, level_leverage) end
     where id = $1`,
    [id, change.nickname, change.leverage],
  );

/** Notes that the account has the leverage of its level. */
export const setGranted = (tx: Db, id: bigint) =>
  tx.rows(
    'account.setGranted',
    'update account.account set leverage = level_leverage, level_leverage = null where id = $1',
    [id],
  );

/** Raises the level from what it was read as; false where another was first. */
export async function raiseLevel(db: Db, id: bigint, from: LevelCode, to: LevelCode, group: string): Promise<boolean> {
  const raised = await db.rows(
    'account.raiseLevel',
    // The customer is locked first, as everywhere: the trigger of the level changes the row.
    `with owner as materialized (
       select c.id from customer.customer c
       where c.id = (select customer_id from account.account where id = $1) for no key update)
     update account.account a set level = $3, mt5_group = $4
     from owner where a.id = $1 and a.level = $2 and a.customer_id = owner.id returning a.id`,
    [id, from, to, group],
  );
  return raised.length > 0;
}

export interface GivenUp {
  number: string;
  customerId: bigint;
  id: bigint | null;
  requestId: string;
}

/** Throws the codes of giveUpCredit. */
export async function giveUp(db: Db, idem: Idempotency, of: GivenUp, at: AtPlatform) {
  const { answer } = await db.row<{ answer: Submitted<OkOf<typeof giveUpCredit>> }>(
    'account.giveUpCredit',
    'select account.give_up_credit($1, $2, $3, $4, $5, $6, $7, $8) as answer',
    [idem.scope, idem.key, idem.hash, of.number, of.customerId, of.id, at?.freeMargin, of.requestId],
  );
  return answer;
}

/** Refuses with account.unknown, account.notOpen, account.unpaid, account.arriving or account.notEmpty. */
export const archive = (db: Db, customerId: bigint, id: bigint, requestId: string) =>
  db.rows('account.archive', 'select account.archive($1, $2, $3)', [customerId, id, requestId]);
