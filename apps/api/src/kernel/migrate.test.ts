import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrationsFolder, newDatabase } from '../testing/test-database';
import { migrateJobs } from './jobs';
import { migrate } from './migrate';

const quiet = { debug: () => undefined, warn: () => undefined, error: () => undefined };
const names = readdirSync(migrationsFolder)
  .map((file) => file.replace(/\.sql$/, ''))
  .sort();
const newest = names.at(-1) ?? '';
const previous = names.at(-2) ?? '';

async function emptyPool(): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: await newDatabase('template0') });
  await migrateJobs(pool, quiet);
  return pool;
}

test('a database of the previous version comes forward with what it holds', async () => {
  const pool = await emptyPool();
  await migrate(pool, migrationsFolder, previous);
  await pool.query(`select customer.register('86', '13900000001', 'hash', 1::smallint, null, null, 'CODE0001', null)`);
  expect(await migrate(pool, migrationsFolder)).toEqual([newest]);
  const { rows } = await pool.query(`select mobile_phone, invite_code from customer.customer`);
  expect(rows).toEqual([{ mobile_phone: '13900000001', invite_code: 'CODE0001' }]);
  expect(await migrate(pool, migrationsFolder)).toEqual([]);
  await pool.end();
});

test('two gateways that start at once migrate once', async () => {
  const pool = await emptyPool();
  const applied = await Promise.all([migrate(pool, migrationsFolder), migrate(pool, migrationsFolder)]);
  expect(applied.flat().sort()).toEqual(names);
  await pool.end();
});

test('a step that was edited after it was applied is refused, by name', async () => {
  const pool = await emptyPool();
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  await migrate(pool, folder);
  writeFileSync(join(folder, `${newest}.sql`), '-- another');
  await expect(migrate(pool, folder)).rejects.toThrow(newest);
  rmSync(join(folder, `${newest}.sql`));
  await expect(migrate(pool, folder)).rejects.toThrow(newest);
  await pool.end();
});

test('a step that fails leaves nothing of itself', async () => {
  const pool = await emptyPool();
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  writeFileSync(join(folder, '9999.broken.sql'), 'create table public.half (id int); select nonsense();');
  await expect(migrate(pool, folder)).rejects.toThrow('nonsense');
  const { rows } = await pool.query(`select to_regclass('public.half') as half`);
  expect(rows).toEqual([{ half: null }]);
  await pool.end();
});
