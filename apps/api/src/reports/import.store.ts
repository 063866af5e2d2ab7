import type { Db } from '../database/database';
import { recordParameters, type PlatformRecords } from '../core/records/take-records';

/** The portal's logins that have a record which is not imported, or not as it is now. */
export const loginsToImport = async (db: Db, records: PlatformRecords): Promise<string[]> =>
  (
    await db.rows(
      'reports.loginsToImport',
      'select login from reports.logins_to_import($1, $2) as login',
      recordParameters(records),
    )
  ).map(({ login }) => login);

/** The time from which a login's records are read again; undefined if none is imported. */
export const readSince = async (db: Db, login: string): Promise<Date | undefined> =>
  (await db.row('reports.readSince', 'select reports.read_since($1) as since', [login])).since ?? undefined;

/** The time up to which the records of all accounts are read. */
export const readImportCursor = async (db: Db): Promise<Date> =>
  (await db.row('reports.importCursor', 'select read_to from reports.import_cursor')).read_to;

export const setImportCursor = (db: Db, readTo: Date) =>
  db.rows('reports.setImportCursor', 'update reports.import_cursor set read_to = greatest(read_to, $1)', [readTo]);

export interface ImportFailure {
  login: string;
  since: Date;
}

export const readImportFailures = (db: Db) =>
  db.rows(
    'reports.importFailures',
    `select a.login, f.since from reports.import_failure f join account.account a on a.id = f.account_id order by f.account_id`,
  );

export const addImportFailure = (db: Db, { login, since }: ImportFailure, error: string) =>
  db.rows(
    'reports.addImportFailure',
    `insert into reports.import_failure as f (account_id, since, error) select id, $2, $3 from account.account where login = $1
     on conflict (account_id) do update
     set since = least(f.since, excluded.since), error = excluded.error, tries = f.tries + 1`,
    [login, since, error],
  );

export const removeImportFailure = (db: Db, login: string) =>
  db.rows(
    'reports.removeImportFailure',
    'delete from reports.import_failure where account_id = (select id from account.account where login = $1)',
    [login],
  );

/** Imported deals between two times, without those that are taken back. */
export const importedDeals = async (db: Db, from: Date, to: Date): Promise<string[]> =>
  (
    await db.rows(
      'reports.importedDeals',
      'select deal::text from reports.platform_deal where at >= $1 and at < $2 and not deleted order by deal',
      [from, to],
    )
  ).map(({ deal }) => deal);

/** An account with deals that the platform no longer has; `balance` and `credit` as the ledger states them without these deals. */
export interface DeletedDeals {
  login: string;
  deals: string[];
  balance: bigint;
  credit: bigint;
}

export const withoutDeals = (db: Db, deals: readonly string[]) =>
  db.rows(
    'reports.withoutDeals',
    `select p.login, array_agg(k.deal::text order by k.deal) as deals,
            p.balance - coalesce(sum(k.amount) filter (where k.kind <> 'credit'), 0)::bigint as balance,
            p.credit - coalesce(sum(k.amount) filter (where k.kind = 'credit'), 0)::bigint as credit
     from reports.platform_deal k join account.account a on a.id = k.account_id
     join account.platform_expected() p on p.login = a.login
     where k.deal = any ($1) group by p.login, p.balance, p.credit order by p.login`,
    [deals],
  );

/** Takes back deals that the platform has deleted. */
export const retractDeals = (db: Db, deals: readonly string[]) =>
  db.rows('reports.retract', 'select reports.retract(deal) from unnest($1::bigint[]) as deal order by deal', [deals]);
