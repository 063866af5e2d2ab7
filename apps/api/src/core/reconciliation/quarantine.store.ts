import type { ReviewSort } from '@portal/contract/staff';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList } from '../../database/sorted-list';
import { openOrClosed, type OpenOrClosed } from '../reviews/open-or-closed';
import type { Decision, ReviewQuery } from '../reviews/review';

/** An account whose money differs between ledger and platform, in its currency. Found is null if the platform does not know the login. */
export interface Difference {
  login: string;
  currency: string;
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
    await db.rows(
      'quarantine.logins',
      `select a.login from account.quarantine q join account.account a on a.id = q.account_id
       where q.resolved_at is null order by a.login`,
    )
  ).map(({ login }) => login);

export type QuarantineRow = Rows['quarantine.read'];

const columns =
  'q.id, a.customer_id, a.login, a.currency, q.balance, q.credit, q.found_balance, q.found_credit, q.opened_at, q.proposal, q.proposed_by, q.resolution';
const from = 'account.quarantine q join account.account a on a.id = q.account_id';

export const readQuarantine = (db: Db, id: bigint) =>
  db.maybe('quarantine.read', `select ${columns} from ${from} where q.id = $1`, [id]);

const quarantineList: SortedList<'quarantine.list', OpenOrClosed, ReviewSort> = {
  name: 'quarantine.list',
  from,
  key: 'q.id',
  keyType: 'bigint',
  columns,
  where: { open: 'q.resolved_at is null', closed: 'q.resolved_at is not null' },
  sorts: { createdAt: 'q.opened_at', customer: 'a.customer_id' },
  order: 'createdAt',
};

/** Status 1: unresolved, 3: resolved; both without one. */
export const listQuarantine = (db: Db, { status, ...page }: ReviewQuery) =>
  sortedList(db, quarantineList, { ...page, filter: openOrClosed(status) });

export const resolveQuarantine = (db: Db, id: bigint, { resolution, actor, requestId, address }: Decision) =>
  db.rows('quarantine.resolve', 'select account.resolve_quarantine($1, $2, $3, $4, $5)', [
    id,
    resolution,
    actor,
    requestId,
    address,
  ]);
