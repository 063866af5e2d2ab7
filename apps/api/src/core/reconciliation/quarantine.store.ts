import type { Db } from '../../database/database';
import type { Decision, ReviewQuery } from '../reviews/review';

/** An account whose money differs between ledger and platform, USD cents. Found is null if the platform does not know the login. */
export interface Difference {
  login: string;
  balance: bigint;
  credit: bigint;
  foundBalance: bigint | null;
  foundCredit: bigint | null;
}

/** Puts accounts into quarantine, or updates their figures. Returns the logins that are new in quarantine. */
export async function noteDifferences(db: Db, differences: readonly Difference[]): Promise<string[]> {
  if (differences.length === 0) return [];
  const text = JSON.stringify(differences, (_name, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  const rows = await db.rows<{ login: string }>(
    'quarantine.note',
    'select login from account.note_differences($1) as login',
    [text],
  );
  return rows.map(({ login }) => login);
}

export async function endAgreed(db: Db, logins: readonly string[]): Promise<void> {
  if (logins.length > 0) await db.rows('quarantine.agreed', 'select account.end_agreed($1)', [logins]);
}

export const quarantinedLogins = async (db: Db): Promise<string[]> =>
  (
    await db.rows<{ login: string }>(
      'quarantine.logins',
      `select a.login from account.quarantine q join account.account a on a.id = q.account_id
       where q.resolved_at is null order by a.login`,
    )
  ).map(({ login }) => login);

export interface QuarantineRow {
  id: bigint;
  customer_id: bigint;
  login: string;
  balance: bigint;
  credit: bigint;
  found_balance: bigint | null;
  found_credit: bigint | null;
  opened_at: Date;
  proposal: string | null;
  proposed_by: string | null;
  resolution: string | null;
}

const columns = `q.id, a.customer_id, a.login, q.balance, q.credit, q.found_balance, q.found_credit, q.opened_at, q.proposal,
  q.proposed_by, q.resolution from account.quarantine q join account.account a on a.id = q.account_id`;

export const readQuarantine = (db: Db, id: bigint) =>
  db.maybe<QuarantineRow>('quarantine.read', `select ${columns} where q.id = $1`, [id]);

/** Oldest first. Status 1: unresolved, 3: resolved; both without one. */
export async function listQuarantine(db: Db, { status, limit, offset }: ReviewQuery) {
  const rows = await db.rows<QuarantineRow & { total: bigint }>(
    'quarantine.list',
    `select count(*) over () as total, ${columns}
     where $1::int is null or $1 = case when q.resolved_at is null then 1 else 3 end order by q.id limit $2 offset $3`,
    [status ?? null, limit, offset],
  );
  return { rows, total: Number(rows[0]?.total ?? 0n) };
}

export const resolveQuarantine = (db: Db, id: bigint, { resolution, actor, requestId, address }: Decision) =>
  db.rows('quarantine.resolve', 'select account.resolve_quarantine($1, $2, $3, $4, $5)', [
    id,
    resolution,
    actor,
    requestId,
    address,
  ]);
