import { randomBytes, randomInt } from 'node:crypto';
import { recurring, jobs } from '../../start/domains';
import { deleteOldRows } from './delete-old-rows';
import { retention } from './retention';
import { tablesWithoutRetention } from '../../testing/tables-without-retention';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());

interface Column {
  table: string;
  column: string;
  type: string;
  /** Whether an insert must name it. */
  needed: boolean;
}

/** Of all tables but the queue's own and the simulators'. */
const columns = async () =>
  (
    await test_.gateway.db.pool.query<Column>(
      `select c.table_schema || '.' || c.table_name as table, column_name as column, data_type as type,
              is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as needed
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where t.table_type = 'BASE TABLE'
         and c.table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker', 'migration', 'sandbox', 'mt5')`,
    )
  ).rows;

it('every table with a time has its row or a reason, and each row a table and a column', async () => {
  const all = await columns();
  const timed = new Set(all.filter(({ type }) => /^(timestamp|date)/.test(type)).map(({ table }) => table));
  const named = [...retention.map(({ table }) => table), ...Object.values(tablesWithoutRetention).flat()];
  expect(named.sort()).toEqual([...timed].sort());
  for (const { table, from } of retention)
    expect(all.some((one) => one.table === table && one.column === from && /^timestamp/.test(one.type))).toBe(true);
});

it('is a job of each night', () => {
  expect(recurring).toContainEqual({ job: 'kernel.deleteOldRows', match: '33 3 * * *' });
  expect(jobs['kernel.deleteOldRows']).toBe(deleteOldRows);
});

/** What the checks of a table ask for. */
const given: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'customer.factor_step': { kind: 'use', challenge: 'x' },
  'deposit.unsigned_callback': { reason: 'time' },
  'kernel.outage': { party: 'sms' },
  'message.delivery': { medium: 'sms', state: 'accepted' },
  'message.outgoing': { medium: 'sms', state: 'sent' },
  'staff.ticket': { kind: 'factor' },
  'support.ticket': { kind: 'question', status: 'closed', mobile_phone: '13800138000', address: '10.0.0.1' },
  'staff.sign_in': { result: 'signed-in' },
};

function valueFor(type: string): unknown {
  if (type === 'bytea') return randomBytes(8);
  if (type === 'ARRAY') return [];
  if (type === 'boolean') return true;
  if (type === 'jsonb') return {};
  if (/^(timestamp|date)/.test(type)) return new Date();
  return type === 'smallint' ? 1 : /int|numeric/.test(type) ? randomInt(1, 2 ** 31) : randomBytes(8).toString('hex');
}

/** Adds a row whose time is some days ago, without the rows that it refers to. */
async function add(table: string, from: string, daysAgo: number) {
  const needed = (await columns()).filter((one) => one.table === table && (one.needed || one.column === from));
  const row = {
    ...Object.fromEntries(needed.map(({ column, type }) => [column, valueFor(type)])),
    ...given[table],
    [from]: new Date(Date.now() - daysAgo * 86_400_000),
  };
  const client = await test_.gateway.db.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    const names = Object.keys(row);
    await client.query(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')})`,
      Object.values(row),
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

const countOf = async (table: string) =>
  Number((await test_.gateway.db.pool.query(`select count(*) from ${table}`)).rows[0].count);

it.each(retention)('deletes old rows of $table and keeps younger ones', async ({ table, from, days }) => {
  const before = await countOf(table);
  await add(table, from, days + 0.1);
  expect(await countOf(table)).toBe(before + 1);
  await deleteOldRows(test_.gateway, {});
  expect(await countOf(table)).toBe(before);
  await add(table, from, days - 0.1);
  await deleteOldRows(test_.gateway, {});
  expect(await countOf(table)).toBe(before + 1);
});

it('deletes more than one statement may, leaves what is in use, and takes the tries of a code with it', async () => {
  const { db } = test_.gateway;
  await db.pool.query(
    `insert into kernel.captcha (random, answer, address_block, devices, expires_at)
     select 'old ' || n, '', '', '{}', now() - interval '2 days' from generate_series(1, 2500) n`,
  );
  const { rows } = await db.pool.query(
    `insert into kernel.verify_code (kind, target, address, code_hash, created_at, expires_at)
     select 'open', n::text, '', '', now() - interval '31 days', now() from generate_series(1, 2) n returning id`,
  );
  await db.pool.query(`insert into kernel.code_try (code_id, address, tries) values ($1, '', 1)`, [rows[0].id]);
  const busy = await db.pool.connect();
  await busy.query('begin');
  await busy.query('select 1 from kernel.verify_code where id = $1 for update', [rows[1].id]);
  await deleteOldRows(test_.gateway, {});
  await busy.query('rollback');
  busy.release();
  const left = await db.pool.query(`select id from kernel.verify_code where created_at < now() - interval '30 days'`);
  expect(left.rows).toEqual([{ id: rows[1].id }]);
  expect(await countOf(`kernel.captcha where random like 'old %'`)).toBe(0);
  expect((await db.pool.query('select 1 from kernel.code_try where code_id = $1', [rows[0].id])).rows).toEqual([]);
});

it('goes on with the other tables if one fails, and then fails', async () => {
  const { db } = test_.gateway;
  await db.pool.query('alter table kernel.captcha rename to captcha_gone');
  await add('customer.login_record', 'at', 731);
  await expect(deleteOldRows(test_.gateway, {})).rejects.toThrow('old rows were not deleted');
  await db.pool.query('alter table kernel.captcha_gone rename to captcha');
  expect(
    (await db.pool.query(`select 1 from customer.login_record where at < now() - interval '730 days'`)).rows,
  ).toEqual([]);
});

it.each([
  ['staff.sign_in', 'at'],
  ['deposit.channel_refusal', 'received_at'],
])('nobody changes %s, or deletes what is young', async (table, from) => {
  await add(table, from, 179);
  const { pool } = test_.gateway.db;
  await expect(pool.query(`delete from ${table}`)).rejects.toThrow('append-only');
  await expect(pool.query(`update ${table} set address = ''`)).rejects.toThrow('append-only');
});
