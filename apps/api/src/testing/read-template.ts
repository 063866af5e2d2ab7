import { brandOf } from '@portal/brand';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { keepContent } from '../content/keep-content';
import { openDatabase } from '../database/database';
import { newDatabase, templateName, testBuild, unfinishedTemplate } from './test-database';

const name = 'portal_read';
const log = { error: console.error } as unknown as FastifyBaseLogger;

/**
 * The template with a brand's content in its tables: made by the first test file that asks, so that the others do not each
 * read, draw and index three hundred texts again.
 */
export async function readTemplate(): Promise<string> {
  const admin = new pg.Client({ connectionString: process.env['TEST_POSTGRES_URL'] });
  await admin.connect();
  try {
    // Held until the connection ends: test files run beside each other.
    await admin.query(`select pg_advisory_lock(hashtext('${name}'))`);
    const there = await admin.query('select from pg_database where datname = $1', [name]);
    if (there.rowCount === 0) {
      const db = openDatabase(await newDatabase(templateName, unfinishedTemplate));
      const content = await keepContent({ db, brand: brandOf('eet'), content: { version: '' }, log }, testBuild);
      content.close();
      await db.close();
      // In one step, so that a run that is stopped midway leaves none.
      await admin.query(`alter database ${unfinishedTemplate} rename to ${name}`);
    }
  } finally {
    await admin.end();
  }
  return name;
}
