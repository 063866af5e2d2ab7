import { calls } from '@portal/contract';
import { Client, openMt5, payDeposit, registerCustomer, submitIdentity, waitFor } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { tradingCosts } = calls.reports;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const all = { startDate: '2020-01-01', endDate: '2099-12-31' };
const cents = (money: string) => BigInt(money.replace('.', ''));

it('shows trading costs beside trading profit, by month and by symbol', async () => {
  const { client } = await registerCustomer(gateway.url);
  await submitIdentity(client, false);
  const id = await openMt5(client);
  await payDeposit(client, id, '2000.00');
  const account = async () =>
    (await client.ok(calls.account.queryAccountInfo, {})).accounts.find((one) => one.id === id)!;
  await waitFor(async () => (await account()).withdrawable === '2000.00', 'money on the platform');
  const { account_no } = await account();
  expect(await client.ok(tradingCosts, all)).toMatchObject({
    total: { count: 0, spread: null, net: '0.00' },
    months: [],
    symbols: [],
  });
  await client.ok(calls.sandbox.moveMarket, { symbol: 'EURUSD', bid: '1.1' });
  for (const [symbol, lots] of [
    ['EURUSD', 0.1],
    ['EURUSD', 0.2],
    ['BTCUSD', 0.01],
  ] as const) {
    const { position } = await client.ok(calls.sandbox.mt5Order, { account_no, symbol, side: 'buy', lots });
    await client.ok(calls.sandbox.mt5Close, { id: position });
  }
  const costs = await waitFor(async () => {
    const now = await client.ok(tradingCosts, { ...all, accountId: id });
    return now.total.count === 3 && now;
  }, 'three closed positions');
  expect(costs.months).toHaveLength(1);
  expect(costs.symbols.map(({ name }) => name).sort()).toEqual(['BTCUSD', 'EURUSD']);
  const euro = costs.symbols.find(({ name }) => name === 'EURUSD')!;
  // 0.3 lots of 100,000 by a spread of 1.2 pips.
  expect([euro.spread, euro.spreadCount, euro.lots]).toEqual(['-3.60', 2, 0.3]);
  for (const row of [costs.total, ...costs.months, ...costs.symbols]) {
    expect(cents(row.net)).toBe(cents(row.profit) + cents(row.commission) + cents(row.swap));
    expect(cents(row.commission) <= 0n).toBe(true);
  }
  expect(costs.total).toEqual({ ...costs.months[0]!, name: '' });
  const { summary } = await client.ok(calls.reports.profitAndLossRecordAjax, all);
  expect(costs.total).toMatchObject({ profit: summary.profit, commission: summary.commission, swap: summary.swap });
  // One result a month: of the statement, the list of closed positions, and the costs. The deposit is in none.
  const [month] = (await client.ok(calls.reports.statements, { accountId: id })).list;
  expect(month).toMatchObject({ month: costs.months[0]!.name, result: costs.total.net });
  expect(cents(month!.net)).toBe(200_000n + cents(month!.result));
  expect(cents(month!.result)).toBeLessThan(0n);
  expect(await gateway.gateway.db.rows('test.breaks', 'select * from reports.breaks()')).toEqual([]);
});

it('shows no spread that was not recorded', async () => {
  const { client, customerNumber } = await registerCustomer(gateway.url);
  await submitIdentity(client, false);
  const id = await openMt5(client);
  await gateway.gateway.db.rows(
    'test.old',
    `insert into reports.line (kind, id, customer_id, account_id, currency, symbol, at, volume, profit, commission, position_id, detail)
     values ('closing', 1, $1, $2, 'USD', 'XAUUSD', '2026-03-02T01:00:00Z', 1000, 500, -35, 1, '{}')`,
    [customerNumber, id],
  );
  const { total, months } = await client.ok(tradingCosts, all);
  expect(total).toMatchObject({
    count: 1,
    spread: null,
    spreadCount: 0,
    profit: '5.00',
    commission: '-0.35',
    net: '4.65',
  });
  expect(months.map(({ name }) => name)).toEqual(['2026-03']);
  expect((await client.ok(tradingCosts, { ...all, startDate: '2026-04-01' })).total.count).toBe(0);
});

it('refuses the account of another customer', async () => {
  const { client } = await registerCustomer(gateway.url);
  const other = await registerCustomer(gateway.url);
  await submitIdentity(other.client, false);
  const theirs = await openMt5(other.client);
  expect(await client.call(tradingCosts, { ...all, accountId: theirs })).toMatchObject({ code: 'reports.account' });
  expect(await client.call(tradingCosts, { startDate: '2026-02-01', endDate: '2026-01-01' })).toMatchObject({
    code: 'reports.range',
  });
  expect(await new Client(gateway.url).call(tradingCosts, all)).toMatchObject({ code: '4' });
});
