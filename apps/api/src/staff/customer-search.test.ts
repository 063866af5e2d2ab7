import { openDatabase, type Database } from '../database/database';
import { customerRows, documentRows } from '../testing/staff-rows';
import { countBuffers } from '../testing/count-buffers';
import { newDatabase } from '../testing/test-database';
import { makeCrypto } from '../crypto/crypto';
import { searchOf } from './customer-search';
import { findCustomers } from './customers.store';

const few = 1_000;
const many = Number(process.env['CUSTOMERS'] ?? 20_000);
const crypto = makeCrypto('0'.repeat(64));

let db: Database;
afterEach(() => db.close());

async function filled(count: number): Promise<void> {
  db = openDatabase(await newDatabase());
  await db.transaction(async (tx) => {
    // Replica mode skips the triggers that guard each row, and the foreign key checks.
    await tx.rows('test.replica', 'set local session_replication_role = replica');
    const closed = documentRows({ from: 0, count, customers: count, open: false }).slice(0, 2);
    for (const [at, text] of [...customerRows(count), ...closed].entries())
      await tx.rows(`test.fill${count}.${at}`, text);
    await tx.rows(
      'test.one',
      `update customer.customer set chinese_name = '欧阳明修', mobile_phone = '19987654321' where id = (select max(id) from customer.customer)`,
    );
  });
  await db.rows('test.analyze', 'analyze');
}

/** Buffers that both statements of a search touch. */
async function buffersOf(search: string): Promise<number> {
  const page = { search: searchOf(crypto, search), limit: 100, offset: 0 };
  return (await countBuffers(db, (spy) => findCustomers(spy, page))).buffers;
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
  const table: Record<string, number[]> = {};
  for (const count of [few, many]) {
    await filled(count);
    for (const search of searches) (table[search] ??= []).push(await buffersOf(search));
    if (count === few) await db.close();
  }
  for (const [search, [small = 0, large = 0]] of Object.entries(table)) {
    if (process.env['CUSTOMERS']) console.log(search, small, large);
    expect(large / small).toBeLessThanOrEqual(2);
  }
}, 600_000);
