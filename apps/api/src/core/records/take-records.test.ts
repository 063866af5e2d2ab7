import { calls } from '@portal/contract';
import { fundedCustomer } from '@portal/testkit';
import type { PlatformDeal, PlatformOrder } from '../../ports';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import type { Db } from '../../database/database';
import { takeRecords, takeRecordsOfAll, type PlatformRecords } from './take-records';

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());

const credit = (login: string, deal: number, profit: bigint): PlatformDeal => ({
  deal: String(deal),
  login,
  kind: 'credit',
  purpose: 'bonus',
  order: '',
  position: '',
  symbol: '',
  side: 'buy',
  entry: 'in',
  volume: 0n,
  volumeClosed: 0n,
  price: '0',
  pricePosition: '0',
  profit,
  commission: 0n,
  swap: 0n,
  platformTime: `2026-11-26 ${deal}`,
  at: new Date(),
});

const order = (login: string, number: number): PlatformOrder => ({
  order: String(number),
  login,
  symbol: 'EURUSD',
  side: 'buy',
  type: 'market',
  volume: 100n,
  price: '1.10000',
  status: 'filled',
  at: new Date(),
});

it.each([
  { take: takeRecords, statements: 3, first: 9_800 },
  {
    take: async (db: Db, login: string, records: PlatformRecords) =>
      expect([...(await takeRecordsOfAll(db, [{ login, ...records }]))]).toEqual([]),
    statements: 2,
    first: 20_000,
  },
])('posts a busy login by its numbers, in $statements statements', async ({ take, statements: count, first }) => {
  const { client, mt5Id } = await fundedCustomer(test_.url, '100.00');
  const { account_no: login } = await client.ok(calls.account.getAccountInfoAjax, { id: mt5Id });
  // 400 credits of a cent and a last deal that takes them all back. The ledger refuses that one before the others are posted.
  const deals = Array.from({ length: 401 }, (_, n) => credit(login, first + n, n === 400 ? -400n : 1n));
  const { db } = test_.gateway;
  const statements = jest.spyOn(db, 'rows');
  const orders = Array.from({ length: 250 }, (_, n) => order(login, first + n));
  await take(db, login, { deals: deals.toReversed(), orders });
  const taken = statements.mock.calls.filter(([name]) => name === 'reports.takeAll');
  expect(taken).toHaveLength(count);
  const sent = taken.flatMap(
    ([, , values]) => JSON.parse(String(values?.[0])) as Record<'deals' | 'orders', object[]>[],
  );
  expect(sent.map((part) => [part.deals.length, part.orders.length])).toEqual([
    [200, 200],
    [200, 50],
    [1, 0],
  ]);
  statements.mockRestore();
  const posted = await db.rows<{ sum: bigint; count: bigint }>(
    'test.posted',
    `select sum(amount)::bigint as sum, count(*) from reports.platform_deal where deal between $1 and $1 + 400`,
    [first],
  );
  expect(posted).toEqual([{ sum: 0n, count: 401n }]);
  const { lines } = await db.row<{ lines: bigint }>(
    'test.orders',
    `select count(*) as lines from reports.line where kind = 'entrust' and id between $1 and $1 + 249`,
    [first],
  );
  expect(lines).toBe(250n);
});
