import pg from 'pg';
import { storeSteps } from './unreached-steps';

/**
 * Before a test file: drops the databases of the worker's earlier files, which would take 6 GB at the end of a run (newDatabase names
 * them). One that is still in use is dropped before a later file.
 */
beforeAll(async () => {
  const url = process.env['TEST_POSTGRES_URL'] ?? '';
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database
     where datname like $1 and datname not in (select datname from pg_stat_activity where datname is not null)`,
    [`test\\_${process.env['JEST_WORKER_ID']}\\_%`],
  );
  for (const { datname } of rows) {
    await storeSteps(url, datname);
    await client.query(`drop database ${datname}`);
  }
  await client.end();
});
