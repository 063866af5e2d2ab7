import type { LevelCode } from '@portal/brand';
import { takeRecords } from '../../core/records/take-records';
import type { Db } from '../../database/database';
import type { Opening } from './read-opening';

/** For a line of an import: the customer with this phone, and the customer to whom the login is linked. */
export interface LinkParties {
  line: number;
  customer: bigint | null;
  owner: bigint | null;
}

export const linkParties = (db: Db, nation: string, rows: readonly { line: number; phone: string; login: string }[]) =>
  db.rows<LinkParties>(
    'account.linkParties',
    `select x.line, c.id as customer, a.customer_id as owner
     from jsonb_to_recordset($2) as x (line int, phone text, login text)
     left join customer.customer c on c.nation_code = $1 and c.mobile_phone = x.phone
     left join account.account a on a.login = x.login`,
    [nation, JSON.stringify(rows)],
  );

export const ownerOf = async (db: Db, login: string): Promise<{ id: bigint; customer_id: bigint } | undefined> =>
  db.maybe('account.ownerOf', 'select id, customer_id from account.account where login = $1', [login]);

export interface Link {
  customer: bigint;
  level: LevelCode;
  opening: Opening;
  actor: string;
  requestId?: string;
}

/** Links a login and imports its records since the opening. */
export async function linkLogin(tx: Db, { customer, level, opening, actor, requestId }: Link) {
  const { state, since, balance, credit } = opening;
  const { outcome } = await tx.row<{ outcome: 'linked' | 'exists' | 'taken' }>(
    'account.linkLogin',
    'select account.link_login($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as outcome',
    [customer, state.login, level, state.group, state.leverage, balance, credit, since, actor, requestId],
  );
  if (outcome === 'linked') await takeRecords(tx, state.login, opening);
  return outcome;
}

/** Counts an attempt. Returns the seconds to wait; 0: it may be made. */
export const tryLink = async (db: Db, keys: readonly string[]): Promise<number> =>
  (await db.row<{ wait: number }>('account.tryLink', 'select account.try_link($1) as wait', [keys])).wait;

export const forgetLinkAttempts = (db: Db, keys: readonly string[]) =>
  db.rows('account.forgetLinkAttempts', 'delete from account.link_attempt where key = any ($1)', [keys]);
