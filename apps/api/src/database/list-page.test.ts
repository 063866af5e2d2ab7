import { openDatabase, type Database } from './database';
import { listPage, type ListPageSource } from './list-page';
import { newDatabase } from '../testing/test-database';

const rows = 120_000;
const list: ListPageSource = {
  name: 'test.list',
  from: 'kernel.test_list',
  key: ['owner'],
  ord: 'ord',
  at: 'at',
  row: `jsonb_build_object('ord', t.ord)`,
};

let db: Database;

beforeAll(async () => {
  db = openDatabase(await newDatabase());
  // Owner 1 has one row a minute since 2026. The rows of owner 2 are stored between them.
  await db.rows('test.table', 'create table kernel.test_list (owner bigint, ord bigint, at timestamptz, filler text)');
  await db.rows(
    'test.fill',
    `insert into kernel.test_list
     select 1 + (n % 2), (n + 1) / 2 + 1 - (n % 2), timestamptz '2026-01-01 00:00+08' + make_interval(mins => n / 2), repeat('x', 200)
     from generate_series(0, $1 * 2 - 1) n`,
    [rows],
  );
  await db.rows('test.index', 'create unique index on kernel.test_list (owner, ord)');
  await db.rows('test.index2', 'create index on kernel.test_list (owner, at, ord)');
  await db.rows('test.analyze', 'analyze kernel.test_list');
});
afterAll(() => db.close());

const page = (query: Parameters<typeof listPage>[3], owner = 1) => listPage<{ ord: number }>(db, list, [owner], query);
const day = 24 * 60;

it('returns pages, newest first, with the total', async () => {
  const first = await page({ pageSize: 3 });
  expect(first.total).toBe(rows);
  const [newest = 0] = first.list.map(({ ord }) => ord);
  expect(first.list.map(({ ord }) => newest - ord)).toEqual([0, 1, 2]);
  const second = await page({ pageSize: 3, pageNo: 2 });
  expect(second.list.map(({ ord }) => newest - ord)).toEqual([3, 4, 5]);
});

it('filters by day in Beijing time, with first and last day included', async () => {
  const one = await page({ startDate: '2026-01-02', endDate: '2026-01-02', pageSize: 100 });
  expect(one.total).toBe(day);
  const two = await page({ startDate: '2026-01-02', endDate: '2026-01-03' });
  expect(two.total).toBe(2 * day);
  const last = await page({ startDate: '2026-01-01', endDate: '2026-01-01', pageNo: day / 15 });
  expect(last.list).toHaveLength(15);
  expect((await page({ startDate: '2026-01-01', endDate: '2026-01-01', pageNo: day / 15 + 1 })).list).toEqual([]);
});

it.each([
  ['before everything', { startDate: '2020-01-01', endDate: '2020-12-31' }],
  ['after everything', { startDate: '2120-01-01', endDate: '2120-12-31' }],
])('is empty %s', async (_what, query) => {
  expect(await page(query)).toMatchObject({ list: [], total: 0 });
});

it('is empty for another customer', async () => {
  expect(await page({}, 3)).toEqual({ list: [], total: 0, pageNo: 1, pageSize: 15 });
});

it('reads as few rows for page 5,000 as for page 1', async () => {
  const client = await db.pool.connect();
  const buffers = async (pageNo: number) => {
    const texts: string[] = [];
    const spy = {
      rows: async (_name: string, text: string, values: unknown[] = []) => {
        const { rows: plan } = await client.query<
          Record<string, [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }]>
        >(`explain (analyze, buffers, format json) ${text}`, values);
        const { Plan } = plan[0]?.['QUERY PLAN']?.[0] ?? { Plan: { 'Shared Hit Blocks': 0, 'Shared Read Blocks': 0 } };
        texts.push(String(Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']));
        return [];
      },
    };
    await listPage({ ...db, ...spy } as typeof db, list, [1], { pageNo });
    return Number(texts[0]);
  };
  const [first, far] = [await buffers(1), await buffers(5_000)];
  client.release();
  expect(first).toBeGreaterThan(0);
  expect(far / first).toBeLessThanOrEqual(1.3);
});
