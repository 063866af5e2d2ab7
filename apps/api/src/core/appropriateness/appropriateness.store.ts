import type { AppropriatenessResult } from '@portal/contract';
import type { CustomerFile } from '@portal/contract/staff';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import type { StoredAnswer } from './decide-appropriateness';

/** The newest answers of a customer; `cooling` is by the database's clock, which the time was set by. */
export type LatestAnswers = Rows['appropriateness.latest'];

/** The newest answers; undefined before any. */
export const latestAnswers = (db: Db, customerId: bigint) =>
  db.maybe(
    'appropriateness.latest',
    `select id, result, at, cooling_until, coalesce(cooling_until > now(), false) as cooling, confirmed_at
     from identity.appropriateness where customer_id = $1 order by id desc limit 1`,
    [customerId],
  );

/** Whether the customer has or had an MT5 account, also one that is being opened. */
export const hasMt5 = async (db: Db, customerId: bigint): Promise<boolean> =>
  (
    await db.row(
      'appropriateness.hasMt5',
      `select exists (select from account.account where customer_id = $1 and kind = 'mt5') as has`,
      [customerId],
    )
  ).has;

/** Holds the customer until the transaction ends, so that answers given at once come one after the other. */
export const lockAnswers = (tx: Db, customerId: bigint) =>
  tx.rows('appropriateness.lock', 'select from customer.customer where id = $1 for no key update', [customerId]);

export interface NewAnswers {
  version: string;
  answers: readonly StoredAnswer[];
  score: number;
  result: AppropriatenessResult;
  coolingHours: number | null;
}

export const addAnswers = (tx: Db, customerId: bigint, given: NewAnswers) =>
  tx.rows(
    'appropriateness.add',
    `insert into identity.appropriateness (customer_id, version, answers, score, result, cooling_until)
     values ($1, $2, $3::jsonb, $4, $5, now() + make_interval(hours => $6::int))`,
    [customerId, given.version, JSON.stringify(given.answers), given.score, given.result, given.coolingHours],
  );

export const confirmWarning = (tx: Db, id: bigint) =>
  tx.rows('appropriateness.confirm', 'update identity.appropriateness set confirmed_at = now() where id = $1', [id]);

/** All answers of a customer for staff, newest first. */
export async function answersOf(db: Db, customerId: bigint): Promise<CustomerFile['appropriateness']> {
  const rows = await db.rows(
    'appropriateness.of',
    `select id, at, version, answers, score, result, cooling_until, confirmed_at from identity.appropriateness
     where customer_id = $1 order by id desc limit 50`,
    [customerId],
  );
  return rows.map((row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    version: row.version,
    score: row.score,
    result: row.result,
    ...(row.cooling_until && { coolingUntil: row.cooling_until.toISOString() }),
    ...(row.confirmed_at && { confirmedAt: row.confirmed_at.toISOString() }),
    answers: row.answers.map(({ question, answer, score }) => ({ question, answer, score })),
  }));
}
