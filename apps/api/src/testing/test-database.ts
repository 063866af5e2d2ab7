import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';

export const templateName = 'portal_template';
/** The name of read-template.ts's template while it is made. */
export const unfinishedTemplate = 'portal_reading';
/** Names the code of one run of the tests, in which every gateway is the same. */
export const testBuild = 'test';
export const schemaFolder = join(__dirname, '../../database');

/** The address of another database on the same server. */
export function databaseOn(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}

/**
 * A copy of the template with the whole schema (or of another template), for one test file. drop-databases.ts drops it later, by the
 * worker's number in its name.
 */
export async function newDatabase(
  template = templateName,
  name = `test_${process.env['JEST_WORKER_ID'] ?? '0'}_${randomBytes(6).toString('hex')}`,
): Promise<string> {
  const server = process.env['TEST_POSTGRES_URL'];
  if (!server) throw new Error('global-setup has not run');
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  // A third of the processor time of a copy was the compression of its log.
  await admin.query('set wal_compression = off');
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  return databaseOn(server, name);
}
