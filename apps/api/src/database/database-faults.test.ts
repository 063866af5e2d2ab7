import pg from 'pg';
import { databaseFaults } from './database-faults';
import { newDatabase } from '../testing/test-database';

it('accepts a database with the settings of a new PostgreSQL', async () => {
  expect(await databaseFaults(await newDatabase())).toEqual([]);
});

it('reports a database that acknowledges before it has written', async () => {
  const url = await newDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`,
  );
  await client.end();
  expect(await databaseFaults(url)).toEqual(['数据库参数 synchronous_commit 不能关闭：断电时会丢失已确认的资金']);
});
