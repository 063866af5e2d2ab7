import { openDatabase, type Database } from '../database/database';
import { customerRows, documentRows } from '../testing/staff-rows';
import { newDatabase } from '../testing/test-database';
import { makeCrypto } from '../crypto/crypto';
import { searchOf } from './customer-search';
import { findCustomers } from './staff.store';

const few = 1_000;
const many = Number(process.env['CUSTOMERS'] ?? 20_000);
const crypto = makeCrypto('0'.repeat(64));

let db: Database;
afterEach(() => db.close());

interface Node {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

async function filled(count: number): Promise<void> {
  db = openDatabase(await newDatabase());
  await db.transaction(async (tx) => {
    // Replica mode skips the triggers that guard each row, and the foreign key checks.
    await tx.rows('test.replica', 'set local session_replication_role = replica');
    const closed = documentRows({ from: 0, count, customers: count, open: false }).slice(0, 2);
    for (const [at, text] of [...customerRows(count), ...closed].entries()) await tx.rows(`test.fill${at}`, text);
    await tx.rows(
      'test.one',
      `update customer.customer set chinese_name = '欧阳明修', mobile_phone = '19987654321' where id = (select max(id) from customer.customer)`,
    );
  });
  await db.rows('test.analyze', 'analyze');
}

/** Buffers that both statements of a search touch, and the customers that it finds. */
async function buffersOf(search: string): Promise<{ buffers: number; total: number }> {
  const seen = { buffers: 0 };
  const client = await db.pool.connect();
  const rows = async (_name: string, text: string, values: unknown[] = []) => {
    const explain = `explain (analyze, buffers, format json) ${text}`;
    const { rows: plans } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(explain, values);
    const plan = plans[0]?.['QUERY PLAN'][0].Plan;
    seen.buffers += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
    return (await client.query(text, values)).rows;
  };
  const spy = { ...db, rows, row: async (...all: Parameters<typeof rows>) => (await rows(...all))[0] };
  const page = { search: searchOf(crypto, search), limit: 100, offset: 0 };
  const { total } = await findCustomers(spy as typeof db, page).finally(() => client.release());
  return { ...seen, total };
}

it('reads as few pages among many customers as among a thousand', async () => {
  const searches = [
    '19987654321',
    '654321',
    '199****4321',
    '欧阳明修',
    '明修',
    '欧**修',
    'c17@example.com',
    '110105491231002X',
  ];
  const table: Record<string, { buffers: number; total: number }[]> = {};
  for (const count of [few, many]) {
    await filled(count);
    for (const search of searches) (table[search] ??= []).push(await buffersOf(search));
    if (count === few) await db.close();
  }
  for (const [search, [small, large]] of Object.entries(table)) {
    if (process.env['CUSTOMERS']) console.log(search, small, large);
    expect((large?.buffers ?? 0) / (small?.buffers ?? 0)).toBeLessThanOrEqual(2);
  }
}, 600_000);
