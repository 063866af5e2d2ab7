import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres, type RunningPostgres } from '../database/postgres/start-postgres';
import { databaseOn, templateName, unfinishedTemplate } from './test-database';
import { makeStepTable } from './unreached-steps';
import { makeWholeSchema } from './whole-schema';

declare global {
  // Kept for global-teardown, which runs in the same process.
  var testPostgres: RunningPostgres | undefined;
  var testFolder: string | undefined;
}

/** Every temporary file of the run is in one folder, which the end of the run removes. The server may run as another user. */
function makeTemporaryFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  chmodSync(folder, 0o711);
  globalThis.testFolder = folder;
  process.env['TMPDIR'] = folder;
}

async function startServer(): Promise<string> {
  const bin = process.env['PG_BIN'];
  const dataDir = mkdtempSync(join(tmpdir(), 'server-'));
  const server = await startPostgres({ dataDir, bin });
  globalThis.testPostgres = server;
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  // The server would start a process for one of the two hundred databases several times a second.
  await admin.query('alter system set autovacuum = off');
  await admin.query('select pg_reload_conf()');
  await admin.end();
  return server.url;
}

/** Removes the databases of an earlier run, but for the templates. Only a server that serves many runs has any. */
async function removeDatabases(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname like 'test\\_%' or datname = $1`,
    [unfinishedTemplate],
  );
  for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
}

async function isThere(admin: pg.Client, name: string): Promise<boolean> {
  return (await admin.query('select from pg_database where datname = $1', [name])).rowCount === 1;
}

/**
 * Starts one real PostgreSQL for all test files and makes a template database, which each file copies in milliseconds.
 * TEST_SERVER_URL names a server that is there already: mutation tests run hundreds of times.
 */
export default async function setup(): Promise<void> {
  makeTemporaryFolder();
  const url = process.env['TEST_SERVER_URL'] ?? (await startServer());
  process.env['TEST_POSTGRES_URL'] = url;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await removeDatabases(admin);
  await makeStepTable(url);
  if (!(await isThere(admin, templateName))) await admin.query(`create database ${templateName}`);
  await admin.end();
  await makeWholeSchema(databaseOn(url, templateName));
}
