import { settingNames, type SettingsChange } from '@portal/contract/staff';
import type { Terms } from '../../core/settings/settings.store';
import type { Db } from '../../database/database';

interface ChangeRow {
  id: bigint;
  terms: Terms;
  before: Terms;
  reason: string;
  from_at: Date;
  status: SettingsChange['status'];
  in_force: boolean;
  proposed_by: string;
  proposed_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  refusal: string | null;
  withdrawn_by: string | null;
}

const toChange = (row: ChangeRow): SettingsChange => ({
  id: String(row.id),
  values: settingNames.flatMap((name) => {
    const value = row.terms[name];
    return value === undefined ? [] : [{ name, value, before: row.before[name] ?? '' }];
  }),
  reason: row.reason,
  from: row.from_at.toISOString(),
  status: row.status,
  inForce: row.in_force,
  proposedBy: row.proposed_by,
  proposedAt: row.proposed_at.toISOString(),
  decidedBy: row.decided_by ?? undefined,
  decidedAt: row.decided_at?.toISOString(),
  refusal: row.refusal ?? undefined,
  withdrawnBy: row.withdrawn_by ?? undefined,
});

const select = `
  select id, terms, before, reason, from_at, status::int as status, status = 2 and from_at <= now() as in_force, proposed_by,
         proposed_at, decided_by, decided_at, refusal, withdrawn_by
  from common.settings_change`;

export async function findChange(db: Db, id: bigint | null): Promise<SettingsChange | undefined> {
  const row = await db.maybe<ChangeRow>('settings.change', `${select} where id = $1`, [id]);
  return row && toChange(row);
}

/** Newest first. */
export async function findChanges(db: Db, query: { status: number | undefined; limit: number; offset: number }) {
  const where = 'where ($1::smallint is null or status = $1)';
  const status = query.status ?? null;
  const [rows, { total }] = await Promise.all([
    db.rows<ChangeRow>('settings.changes', `${select} ${where} order by id desc limit $2 offset $3`, [
      status,
      query.limit,
      query.offset,
    ]),
    db.row('settings.changeCount', `select count(*) as total from common.settings_change ${where}`, [status]),
  ]);
  return { list: rows.map(toChange), total: Number(total) };
}

export interface NewChange {
  terms: Terms;
  before: Terms;
  reason: string;
  from: Date;
  actor: string;
}

export async function addChange(db: Db, { terms, before, reason, from, actor }: NewChange): Promise<bigint> {
  const { id } = await db.row(
    'settings.propose',
    `insert into common.settings_change (terms, before, reason, from_at, status, proposed_by)
     values ($1, $2, $3, $4, 1, $5) returning id`,
    [JSON.stringify(terms), JSON.stringify(before), reason, from, actor],
  );
  return id;
}

/** Decisions wait for each other here, so that each is checked against the values that the one before has approved. */
export async function lockChange(tx: Db, id: bigint | null): Promise<SettingsChange | undefined> {
  await tx.rows('settings.lock', `select pg_advisory_xact_lock(hashtextextended('common.settings', 0))`);
  return findChange(tx, id);
}

/** Approves a change; it applies `lead` seconds from now at the earliest. */
export const approveChange = (tx: Db, id: string, actor: string, lead: number) =>
  tx.rows(
    'settings.approve',
    `update common.settings_change
     set status = 2, decided_by = $2, decided_at = now(), from_at = greatest(from_at, now() + make_interval(secs => $3))
     where id = $1`,
    [id, actor, lead],
  );

export const refuseChange = (tx: Db, id: string, actor: string, reason: string) =>
  tx.rows(
    'settings.refuse',
    'update common.settings_change set status = 3, decided_by = $2, decided_at = now(), refusal = $3 where id = $1',
    [id, actor, reason],
  );

export const withdrawChange = (tx: Db, id: string, actor: string) =>
  tx.rows('settings.withdraw', 'update common.settings_change set status = 4, withdrawn_by = $2 where id = $1', [
    id,
    actor,
  ]);
