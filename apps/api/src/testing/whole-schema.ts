import pg from 'pg';
import { applySchema } from '../database/apply-schema';
import { migrateJobs } from '../jobs/jobs';
import { schemaFolder } from './test-database';

const quiet = { debug: () => undefined, warn: () => undefined, error: () => undefined };

/** Gives an empty database the whole schema. */
export async function makeWholeSchema(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url });
  await migrateJobs(pool, quiet);
  await applySchema(pool, schemaFolder);
  await pool.end();
}
