import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { openDatabase, type Database } from '../../database/database';
import { startPostgres, type RunningPostgres } from '../../database/postgres/start-postgres';
import { readSchemaFiles } from '../../database/schema-files';
import { schemaFolder } from '../test-database';
import { makeWholeSchema } from '../whole-schema';
import { describeStatement } from './describe-statement';
import { findStatements } from './find-statements';
import { readProgram } from './read-program';

/** A statement of a release, with what PostgreSQL said of it: the types of its values, and of its columns by name. */
interface ReleasedStatement {
  name: string;
  text: string;
  values: readonly string[];
  columns: Readonly<Record<string, string>>;
}

const source = join(__dirname, '../..');
let server: RunningPostgres;
let db: Database;
let client: PoolClient;
let types: Map<number, string>;
beforeAll(async () => {
  server = await startPostgres({ dataDir: mkdtempSync(join(tmpdir(), 'released-')) });
  await makeWholeSchema(server.url);
  db = openDatabase(server.url);
  client = await db.pool.connect();
  const { rows } = await client.query<{ oid: number; name: string }>(
    'select oid, format_type(oid, null) as name from pg_type',
  );
  types = new Map(rows.map(({ oid, name }) => [oid, name]));
}, 600_000);
afterAll(async () => {
  client.release();
  await db.close();
  await server.stop();
});

const typeOf = (oid: number) => types.get(oid) ?? String(oid);
async function describeText(name: string, text: string): Promise<ReleasedStatement> {
  const { parameters, columns } = await describeStatement(client, text);
  const named = columns.map((column) => [column.name, typeOf(column.type)] as const);
  return { name, text, values: parameters.map(typeOf), columns: Object.fromEntries(named) };
}
const fileOf = (version: string) => join(schemaFolder, 'releases', version, 'statements.json');

/** What a program of the release would meet: nothing where it runs as before. */
async function differenceOf(released: ReleasedStatement): Promise<string[]> {
  try {
    const now = await describeText(released.name, released.text);
    const isTaken = now.values.join() === released.values.join();
    const lost = Object.entries(released.columns).filter(([column, type]) => now.columns[column] !== type);
    return [
      ...(isTaken ? [] : [`${released.name}: takes ${now.values.join()} in place of ${released.values.join()}`]),
      ...lost.map(
        ([column, type]) => `${released.name}: ${column} is ${now.columns[column] ?? 'missing'}, was ${type}`,
      ),
    ];
  } catch (error) {
    return [`${released.name}: ${(error as Error).message}`];
  }
}

// Gateways of the last release work on while the first new one has migrated the database, and again after a way back.
it('runs every statement of the last release', async () => {
  const { releases } = await readSchemaFiles(schemaFolder);
  const version = process.env['WRITE_STATEMENTS'] ?? releases.at(-1)?.version ?? '';
  if (process.env['WRITE_STATEMENTS']) {
    const texts = findStatements(readProgram(source, {}), source).flatMap(({ name, texts: all = [] }) =>
      all.map((text) => [name, text] as const),
    );
    const described: ReleasedStatement[] = [];
    for (const [name, text] of texts) described.push(await describeText(name, text));
    writeFileSync(fileOf(version), `${JSON.stringify(described, null, 1)}\n`);
  }
  const released = JSON.parse(readFileSync(fileOf(version), 'utf8')) as ReleasedStatement[];
  expect(released.length).toBeGreaterThan(400);
  const differences: string[] = [];
  for (const statement of released) differences.push(...(await differenceOf(statement)));
  expect(differences).toEqual([]);
}, 600_000);

it('finds a function, a column and a type that a program of the release would miss', async () => {
  await client.query(`create table public.sample (id bigint, name text, at timestamptz)`);
  await client.query(`create function public.twice(p bigint) returns bigint language sql as 'select 2 * p'`);
  const described = [
    await describeText('a', 'select public.twice(id) as twice from public.sample where id = $1'),
    await describeText('b', 'select name from public.sample'),
    await describeText('c', 'select at from public.sample where at > $1'),
    await describeText('d', 'insert into public.sample (id) values ($1)'),
  ];
  await client.query(
    `drop function public.twice; alter table public.sample drop column name, alter column at type date, add column more int`,
  );
  const found = [];
  for (const statement of described) found.push(...(await differenceOf(statement)));
  expect(found).toEqual([
    'a: function public.twice(bigint) does not exist',
    'b: column "name" does not exist',
    'c: takes date in place of timestamp with time zone',
    'c: at is date, was timestamp with time zone',
  ]);
  await client.query('drop table public.sample');
});
