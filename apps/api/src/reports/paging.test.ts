import { calls } from '@portal/contract';
import { openMt5, registerCustomer, submitIdentity, type Client } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { csvRow } from '@portal/rules/plain-text';

const { reports } = calls;
let gateway: TestGateway;
let client: Client;
let accounts: string[];
let customer: string;

beforeAll(async () => {
  gateway = await startTestGateway();
  const person = await registerCustomer(gateway.url);
  client = person.client;
  customer = person.customerNumber;
  await submitIdentity(client, false);
  accounts = [await openMt5(client), await openMt5(client)];
});
afterAll(() => gateway.stop());

let next = 1;
/** Copies of deals as the sync makes them, at moments of our choice. */
const put = (
  at: readonly string[],
  { accountId = accounts[0]!, symbol = 'EURUSD', profit = 100, after = (next += 1_000_000) } = {},
) =>
  gateway.gateway.db.rows(
    'test.put',
    `insert into reports.line (kind, id, customer_id, account_id, currency, symbol, at, volume, profit, position_id, detail)
     select 'trade', $1::bigint + n, $2, $3, 'USD', $4, at, 1000, $5, n, '{"side": "buy", "entry": "out", "price": "1.10000", "order": "1"}'
     from unnest($6::timestamptz[]) with ordinality as t (at, n) order by n`,
    [after, customer, accountId, symbol, profit, at],
  );
const breaks = () => gateway.gateway.db.rows('test.breaks', 'select * from reports.breaks()');
const page = (query: object) =>
  client.ok(reports.tradeRecordAjax, { startDate: '2026-01-01', endDate: '2026-12-31', ...query });
const minutes = (from: string, count: number) =>
  Array.from({ length: count }, (_, n) => new Date(Date.parse(from) + n * 60_000).toISOString());

afterEach(async () => {
  expect(await breaks()).toEqual([]);
  await gateway.gateway.db.rows('test.lines', 'delete from reports.line');
  await gateway.gateway.db.rows('test.days', 'delete from reports.day');
});

it('returns every row once over all pages, newest first', async () => {
  await put(minutes('2026-03-02T01:00:00Z', 37));
  const seen: string[] = [];
  for (let pageNo = 1; pageNo <= 4; pageNo++) {
    const { list, total } = await page({ pageNo, pageSize: 10 });
    expect([total, list.length]).toEqual([37, pageNo === 4 ? 7 : 10]);
    seen.push(...list.map(({ at }) => at));
  }
  expect(seen).toEqual(minutes('2026-03-02T01:00:00Z', 37).reverse());
  expect(await page({ pageNo: 5, pageSize: 10 })).toMatchObject({ list: [], total: 37, pageNo: 5 });
  expect(await page({ pageNo: 1_000_000, pageSize: 100 })).toMatchObject({ list: [], total: 37 });
  expect((await page({})).list).toHaveLength(15);
});

it('filters by days in Shanghai, both included', async () => {
  await put(['2026-03-01T15:59:59.999Z', '2026-03-01T16:00:00Z', '2026-03-03T15:59:59.999Z', '2026-03-03T16:00:00Z']);
  const between = async (startDate: string, endDate: string) =>
    (await page({ startDate, endDate })).list.map(({ at }) => at).reverse();
  expect(await between('2026-03-02', '2026-03-03')).toEqual(['2026-03-01T16:00:00.000Z', '2026-03-03T15:59:59.999Z']);
  expect(await between('2026-03-01', '2026-03-01')).toEqual(['2026-03-01T15:59:59.999Z']);
  expect(await between('2026-03-04', '2026-03-04')).toEqual(['2026-03-03T16:00:00.000Z']);
  expect(await between('2026-03-05', '2026-12-31')).toEqual([]);
  expect((await page({ startDate: '2026-03-02', endDate: '2026-03-03' })).summary).toMatchObject({
    count: 2,
    profit: '2.00',
  });
});

it('places a delayed entry at its time in every list', async () => {
  await put(minutes('2026-03-02T02:00:00Z', 5));
  await put(minutes('2026-03-02T03:00:00Z', 5), { accountId: accounts[1]!, symbol: 'XAUUSD' });
  // Before all, between, at the very same moment as another, and after all.
  await put(['2026-03-02T01:00:00Z', '2026-03-02T02:02:30Z', '2026-03-02T02:02:00Z', '2026-03-02T04:00:00Z'], {
    profit: -50,
  });
  await put(['2026-03-02T02:30:00Z'], { accountId: accounts[1]!, symbol: 'EURUSD' });
  const all = (await page({ pageSize: 100 })).list.map(({ at }) => at);
  expect(all).toHaveLength(15);
  expect(all).toEqual([...all].sort().reverse());
  const one = await page({ pageSize: 3, pageNo: 2, accountId: accounts[1]!, symbol: 'XAUUSD' });
  expect(one).toMatchObject({ total: 5 });
  expect(one.list.map(({ at }) => at.slice(11, 16))).toEqual(['03:01', '03:00']);
  expect((await page({ symbol: 'EURUSD' })).summary).toMatchObject({ count: 10, profit: '4.00' });
});

it('places a delayed entry of the very same moment by its number', async () => {
  await put(minutes('2026-03-02T02:00:00Z', 5), { after: 5_000 });
  for (const [after, profit] of [
    [6_000, 300],
    [4_000, 200],
  ])
    await put(['2026-03-02T02:02:00Z'], { after, profit });
  const { list } = await page({});
  const same = list.filter(({ at }) => at === '2026-03-02T02:02:00.000Z');
  expect(same.map(({ profit }) => profit)).toEqual(['3.00', '1.00', '2.00']);
});

it('keeps its numbering correct for concurrent writes', async () => {
  const writers = Array.from({ length: 8 }, (_, n) =>
    put(minutes(`2026-03-0${1 + (n % 4)}T0${n % 3}:00:00Z`, 25), {
      accountId: accounts[n % 2]!,
      symbol: n % 3 ? 'EURUSD' : 'XAUUSD',
    }),
  );
  await Promise.all(writers);
  expect((await page({})).total).toBe(200);
});

it('streams a file longer than a batch, row by row', async () => {
  await put(minutes('2026-03-02T00:00:00Z', 4_321));
  const response = await client.fetch(`${reports.tradeRecordCsv.path}?startDate=2026-03-02&endDate=2026-03-04`);
  const rows = (await response.text()).split('\r\n').slice(1, -1);
  const { total } = await page({ startDate: '2026-03-02', endDate: '2026-03-04' });
  expect(rows).toHaveLength(total);
  const times = rows.map((row) => row.split(',')[0]!);
  expect(times[0]).toMatch(/^2026-03-04 \d\d:\d\d:00$/);
  expect(times).toEqual([...times].sort().reverse());
  expect(new Set(times).size).toBe(total);
});

it.each([
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '=HYPERLINK("http://x")',
])('escapes the formula %j', (text) => {
  expect(csvRow([text])).toMatch(/^"?'/);
});

it.each([
  ['-12.50', '-12.50'],
  ['5100017', '5100017'],
  ['a,b', '"a,b"'],
  ['a"b', '"a""b"'],
])('writes %j as %j', (text, written) => {
  expect(csvRow([text])).toBe(`${written}\r\n`);
});
