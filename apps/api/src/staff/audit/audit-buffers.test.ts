import { openDatabase, type Database } from '../../database/database';
import { countBuffers } from '../../testing/count-buffers';
import { documentRows } from '../../testing/staff-rows';
import { newDatabase } from '../../testing/test-database';
import { findAudit } from './audit.store';

const recent = 10_000;
const few = 1_000;
const many = Number(process.env['CLOSED'] ?? 20_000);

let db: Database;
beforeAll(async () => {
  db = openDatabase(await newDatabase());
});
afterAll(() => db.close());

const step = 50_000;

async function add(from: number, count: number): Promise<void> {
  for (let at = from; at < from + count; at += step) {
    const entries = documentRows({ from: at, count: Math.min(step, from + count - at), customers: 100, open: false });
    await db.rows(`test.fill.${at}`, entries.at(-1) ?? '');
  }
  // As the autovacuum of a running server does after so many new rows.
  await db.rows('test.vacuum', 'vacuum analyze kernel.audit');
}

async function buffersOf(filter: Parameters<typeof findAudit>[1]['filter']): Promise<number> {
  return (await countBuffers(db, (spy) => findAudit(spy, { filter, limit: 100, offset: 0 }))).buffers;
}

const filters = [{}, { act: 'customer.read' }, { actor: 'staff:list@broker.test' }, { startDate: '2026-01-01' }];

// A scan of the table touches more than 200 buffers for 10,000 entries.
const most = 100;

it('reads as few pages of a long log as of a short one', async () => {
  await add(0, few);
  await add(5_000_000, recent);
  const short: number[] = [];
  for (const filter of filters) short.push(await buffersOf(filter));
  await add(few, many - few);
  for (const [at, filter] of filters.entries()) {
    const buffers = await buffersOf(filter);
    const ratio = buffers / (short[at] ?? 0);
    if (process.env['CLOSED']) console.log(filter, short[at], buffers);
    expect({ filter, few: buffers < most, same: ratio <= 1.3 }).toEqual({ filter, few: true, same: true });
  }
}, 600_000);
