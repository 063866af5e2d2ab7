import type { Db } from '../../database/database';

/**
 * The archiver of the database server's WAL, while its last attempt has failed. Undefined for a server that archives nothing.
 * `since`: when it last archived a file. `detail`: the file that waits; the server keeps it and all later ones.
 */
export const failingArchiver = (db: Db) =>
  db.maybe(
    'health.archiver',
    `select last_archived_time as since, last_failed_wal as detail from pg_stat_archiver
     where last_failed_time > coalesce(last_archived_time, '-infinity') and current_setting('archive_mode') <> 'off'`,
  );
