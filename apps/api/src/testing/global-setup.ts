import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { applySchema } from '../database/apply-schema';
import { migrateJobs } from '../jobs/jobs';
import { startPostgres, type RunningPostgres } from '../database/postgres/start-postgres';
import { databaseOn, schemaFolder, templateName } from './test-database';

declare global {
  // Kept for global-teardown, which runs in the same process.
  var testPostgres: RunningPostgres | undefined;
  var testFolder: string | undefined;
}

const quiet = { debug: () => undefined, warn: () => undefined, error: () => undefined };

/** Starts one real PostgreSQL for all test files and makes a template database, which each file copies in milliseconds. */
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
  await applySchema(pool, schemaFolder);
  await pool.end();
}
