import type { Db } from '../../../database/database';

/** Whether a database has no table of anybody, so that a backup can fill it. */
export async function isEmpty(db: Db): Promise<boolean> {
  const tables = await db.rows(
    'backup.tables',
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)' and c.relkind in ('r', 'p') limit 1`,
  );
  return tables.length === 0;
}

/** Notes that a backup is whole: the condition `backupLate` counts from here. */
export const noteBackup = (db: Db, at: string) =>
  db.rows(
    'backup.note',
    `insert into kernel.last_backup (begun_at) values ($1::timestamptz)
     on conflict (id) do update set begun_at = excluded.begun_at`,
    [at],
  );
