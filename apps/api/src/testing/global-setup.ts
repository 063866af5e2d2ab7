import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrateJobs } from '../kernel/jobs';
import { migrate } from '../kernel/migrate';
import { startPostgres, type RunningPostgres } from '../kernel/postgres/start-postgres';
import { databaseOn, migrationsFolder, templateName } from './test-database';

declare global {
  // Kept for global-teardown, which runs in the same process.
  var testPostgres: RunningPostgres | undefined;
  var testFolder: string | undefined;
}

const quiet = { debug: () => undefined, warn: () => undefined, error: () => undefined };

/** One real PostgreSQL for all test files, and a migrated template that each copies in milliseconds. */
export default async function setup(): Promise<void> {
  const bin = process.env['PG_BIN'];
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
  globalThis.testFolder = dataDir;
  const server = await startPostgres({ dataDir, bin });
  globalThis.testPostgres = server;
  process.env['TEST_POSTGRES_URL'] = server.url;
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await admin.end();
  const pool = new pg.Pool({ connectionString: databaseOn(server.url, templateName) });
  await migrateJobs(pool, quiet);
  await migrate(pool, migrationsFolder);
  await pool.end();
}
