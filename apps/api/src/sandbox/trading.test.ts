import { calls } from '@portal/contract';
import {
  fundedCustomer,
  registerCustomer,
  submitIdentity,
  openMt5,
  payDeposit,
  waitFor,
  type Client,
} from '@portal/testkit';
import { TradingRefusal } from '../ports';
import { platformShows } from '../testing/payouts';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const { mt5Order, mt5Close, mt5Pending, mt5Reprice, mt5Cancel, moveMarket } = calls.sandbox;
const cents = (money: string) => BigInt(money.replace('.', ''));
const { queryAccountInfo, queryPendingOrders } = calls.account;

/** A customer with money on an MT5 account, and that account's number. */
async function trader(amount = '2000.00') {
  const { client } = await registerCustomer(gateway.url);
  await submitIdentity(client, false);
  const id = await openMt5(client, 'STD');
  await payDeposit(client, id, amount);
  const account = () => client.ok(queryAccountInfo, {}).then(({ accounts }) => accounts.find((one) => one.id === id)!);
  // The account shows money that is still on its way to the platform.
  await platformShows(gateway, id, cents(amount));
  await waitFor(async () => {
    const { equity, leverage } = await account();
    return equity === amount && leverage === 200;
  }, 'money and leverage on the platform');
  return { client, id, account, account_no: (await account()).account_no };
}
const order = (client: Client, account_no: string, change: object = {}) =>
  client.call(mt5Order, { account_no, symbol: 'EURUSD', side: 'buy', lots: 0.1, ...change });
/** Ledger, documents and platform agree. */
async function proved(): Promise<void> {
  const { ok, breaks } = await new StaffClient(gateway.staffUrl, gateway.staffToken).ok(calls.staff.reconcile, {});
  expect([ok, breaks]).toEqual([true, []]);
}
/** What reconciliation also asks, without its wait. */
const ledgerOf = async (id: string) =>
  gateway.gateway.db.row<{ posted: bigint; owed: bigint }>(
    'test.posted',
    `select l.posted, account.owed(a.id) as owed from account.account a join ledger.account l on l.id = a.ledger_id
     where a.id = $1`,
    [id],
  );

it('opens at the quote and returns the deal', async () => {
  const { client, account, account_no } = await trader();
  const moved = await client.ok(moveMarket, { symbol: 'EURUSD', bid: '1.1' });
  expect(moved).toMatchObject({ symbol: 'EURUSD', bid: '1.10000', ask: '1.10012' });
  const { data } = await order(client, account_no, { lots: '0.10' });
  expect(data).toMatchObject({ account_no, symbol: 'EURUSD', side: 'buy', entry: 'in', lots: 0.1, profit: '0.00' });
  expect(data.price).toMatch(/^1\.100[01]\d$|^1\.099[89]\d$/);
  expect(await account()).toMatchObject({ positions: 1, balance: '2000.00' });
  expect((await account()).margin).toMatch(/^(54\.9|55\.0)\d$/);
  const closed = await client.ok(mt5Close, { id: data.position });
  expect(closed).toMatchObject({ position: data.position, entry: 'out', side: 'sell' });
  expect(await client.call(mt5Close, { id: data.position })).toMatchObject({ code: 'sandbox.position' });
  await proved();
});

it.each([
  [{ account_no: '1' }, 'sandbox.account'],
  [{ symbol: 'DOGE' }, 'sandbox.symbol'],
  [{ lots: 0.001 }, 'sandbox.lots'],
  [{ lots: 101 }, 'sandbox.lots'],
  [{ symbol: 'US30', lots: 0.15 }, 'sandbox.lots'],
  [{ lots: 90 }, 'sandbox.money'],
  [{ lots: -1 }, 'PARAM'],
  [{ lots: '1e2' }, 'PARAM'],
  [{ side: 'hold' }, 'PARAM'],
])('refuses an order with %p with the error %s', async (change, code) => {
  const { client, account, account_no } = await trader();
  expect(await order(client, account_no, change)).toMatchObject({ code });
  expect(await account()).toMatchObject({ positions: 0, balance: '2000.00' });
});

it.each([
  [{ symbol: 'DOGE', bid: 1 }, 'sandbox.symbol'],
  [{ symbol: 'EURUSD', bid: '1.123456' }, 'sandbox.bid'],
  [{ symbol: 'EURUSD', bid: '0.000' }, 'sandbox.bid'],
  [{ symbol: 'EURUSD', bid: 0 }, 'PARAM'],
  [{ symbol: 'EURUSD', bid: -1 }, 'PARAM'],
])('refuses to move the market with %p with the error %s', async (body, code) => {
  const { client } = await trader();
  expect(await client.call(moveMarket, body)).toMatchObject({ code });
});

it('posts the result of a position, consistent with reconciliation', async () => {
  const { client, id, account, account_no } = await trader();
  await client.ok(moveMarket, { symbol: 'XAUUSD', bid: 2400 });
  const bought = (await order(client, account_no, { symbol: 'XAUUSD', lots: 0.1 })).data;
  await client.ok(moveMarket, { symbol: 'XAUUSD', bid: 2410 });
  const { profit } = await client.ok(mt5Close, { id: bought.position });
  expect(cents(profit)).toBeGreaterThan(80_00n);
  const { balance } = await account();
  expect(cents(balance)).toBe(2000_00n + cents(profit));
  await waitFor(async () => (await ledgerOf(id)).posted === cents(balance), 'the ledger follows');
  await proved();
});

it('stops out when the market is moved, leaves no negative balance, and passes reconciliation', async () => {
  const { client, id, account, account_no } = await trader();
  await client.ok(moveMarket, { symbol: 'GBPUSD', bid: '1.30000' });
  await order(client, account_no, { symbol: 'GBPUSD', lots: 2 });
  expect((await account()).positions).toBe(1);
  await client.ok(moveMarket, { symbol: 'GBPUSD', bid: '1.25000' });
  expect(await account()).toMatchObject({ positions: 0, balance: '0.00', equity: '0.00', margin_level: null });
  await waitFor(async () => (await ledgerOf(id)).posted === 0n, 'the ledger follows');
  expect(await ledgerOf(id)).toEqual({ posted: 0n, owed: 0n });
  await proved();
});

it('posts a loss as debt while a winning position is open, and repays it from that position', async () => {
  const { client, id, account, account_no } = await trader();
  await client.ok(moveMarket, { symbol: 'AUDUSD', bid: '0.65000' });
  const long = (await order(client, account_no, { symbol: 'AUDUSD', lots: 2 })).data;
  const short = (await order(client, account_no, { symbol: 'AUDUSD', side: 'sell', lots: 2 })).data;
  await client.ok(moveMarket, { symbol: 'AUDUSD', bid: '0.63000' });
  await client.ok(mt5Close, { id: long.position });
  const { balance, withdrawable } = await account();
  expect(cents(balance)).toBeLessThan(-1900_00n);
  expect(withdrawable).toBe('0.00');
  await waitFor(async () => (await ledgerOf(id)).owed > 0n, 'debt');
  const { posted, owed } = await ledgerOf(id);
  expect(posted - owed).toBe(cents(balance));
  await proved();
  await client.ok(mt5Close, { id: short.position });
  const after = await account();
  await waitFor(async () => (await ledgerOf(id)).owed === 0n, 'paid back');
  expect((await ledgerOf(id)).posted).toBe(cents(after.balance));
  await proved();
});

it('stops out automatically, within a second or two of the market', async () => {
  const { client, account, account_no } = await trader();
  await client.ok(moveMarket, { symbol: 'NZDUSD', bid: '0.60000' });
  await order(client, account_no, { symbol: 'NZDUSD', lots: 3 });
  // The feed alone, so that nobody but the platform's own tick looks.
  const feed = gateway.gateway.ports.feed as unknown as { setQuote(symbol: string, bid: bigint): Promise<unknown> };
  await feed.setQuote('NZDUSD', 58_000n);
  await waitFor(async () => (await account()).positions === 0, 'stop out', 5_000);
  await proved();
});

describe('a pending order', () => {
  const buyLimit = { symbol: 'USDCAD', side: 'buy', type: 'limit', price: '1.30000', lots: 0.1 } as const;
  const placed = async () => {
    const customer = await trader();
    await customer.client.ok(moveMarket, { symbol: 'USDCAD', bid: '1.35000' });
    return customer;
  };
  const history = ({ client }: { client: Client }) =>
    client
      .ok(calls.reports.entrustRecordAjax, { startDate: '2020-01-01', endDate: '2099-12-31' })
      .then(({ list }) => list.map(({ order: number, status }) => [number, status]));

  it('is listed until the market reaches its price, and then is a position', async () => {
    const customer = await placed();
    const { client, account, account_no } = customer;
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const order1 = await client.ok(mt5Pending, { account_no, ...buyLimit, expiresAt });
    expect(order1).toMatchObject({ account_no, ...buyLimit, expiresAt });
    const { order: cancelled } = await client.ok(mt5Pending, { account_no, ...buyLimit });
    const changed = await client.ok(mt5Reprice, { id: order1.order, price: '1.31' });
    expect(changed).toEqual({ ...order1, price: '1.31000' });
    expect((await client.ok(queryPendingOrders, {})).orders).toMatchObject([changed, { order: cancelled }]);
    const other = await trader();
    expect(await other.client.ok(queryPendingOrders, {})).toEqual({ orders: [] });

    await client.ok(mt5Cancel, { id: cancelled });
    await waitFor(async () => (await history(customer)).length === 1, 'the cancelled order in the report');
    await client.ok(moveMarket, { symbol: 'USDCAD', bid: '1.30500' });
    expect(await client.ok(queryPendingOrders, {})).toEqual({ orders: [] });
    expect(await account()).toMatchObject({ positions: 1 });
    await waitFor(async () => (await history(customer)).length === 2, 'the filled order in the report');
    expect((await history(customer)).sort()).toEqual([
      [order1.order, 'filled'],
      [cancelled, 'canceled'],
    ]);
    await client.ok(mt5Close, { id: order1.order });
    await proved();
  });

  it.each([
    [{ account_no: '1' }, 'sandbox.account'],
    [{ symbol: 'DOGE' }, 'sandbox.symbol'],
    [{ lots: 0.001 }, 'sandbox.lots'],
    [{ price: '1.36' }, 'sandbox.price'],
    [{ price: '1.300001' }, 'sandbox.price'],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, 'sandbox.expiry'],
    [{ type: 'market' }, 'PARAM'],
    [{ expiresAt: 'soon' }, 'PARAM'],
  ])('with %p is refused with the error %s', async (change, code) => {
    const { client, account_no } = await placed();
    const refused = await client.call(mt5Pending, { account_no, ...buyLimit, ...change } as never);
    expect(refused).toMatchObject({ code });
    expect(await client.ok(queryPendingOrders, {})).toEqual({ orders: [] });
  });

  it('that does not exist is neither changed nor cancelled', async () => {
    const { client, account_no } = await placed();
    expect(await client.call(mt5Cancel, { id: '1' })).toMatchObject({ code: 'sandbox.pending' });
    expect(await client.call(mt5Reprice, { id: '1', price: '1' })).toMatchObject({ code: 'sandbox.pending' });
    const { order: id } = await client.ok(mt5Pending, { account_no, ...buyLimit });
    expect(await client.call(mt5Reprice, { id, price: '1.36' })).toMatchObject({ code: 'sandbox.price' });
  });

  it.each([
    [10017, 'sandbox.tradeDisabled'],
    [10018, 'sandbox.closed'],
  ])('is neither changed nor cancelled where the platform refuses with %i: %s', async (retcode, code) => {
    const { client, account_no } = await placed();
    const { order: id } = await client.ok(mt5Pending, { account_no, ...buyLimit });
    const { dealing } = gateway.gateway.ports;
    const refusal = () => Promise.reject(new TradingRefusal(retcode, ''));
    for (const act of ['cancel', 'reprice', 'place'] as const) jest.spyOn(dealing!, act).mockImplementation(refusal);
    expect(await client.call(mt5Cancel, { id })).toMatchObject({ code });
    expect(await client.call(mt5Reprice, { id, price: '1.31' })).toMatchObject({ code });
    expect(await client.call(mt5Pending, { account_no, ...buyLimit })).toMatchObject({ code });
    jest.restoreAllMocks();
  });

  it('is reported as unknown, and not as absent, while the platform is away', async () => {
    const { client } = await placed();
    jest.spyOn(gateway.gateway.ports.trading, 'pendingOrders').mockRejectedValueOnce(new Error('away'));
    expect(await client.ok(queryPendingOrders, {})).toEqual({ orders: null });
  });
});

it('refuses to trade in the wallet', async () => {
  const { client, customerNumber } = await fundedCustomer(gateway.url);
  expect(await order(client, customerNumber)).toMatchObject({ code: 'sandbox.account' });
});

it('follows the market hours if the setting says so', async () => {
  const withHours = await startTestGateway({ SANDBOX_ALWAYS_OPEN: 'false' });
  try {
    const { feed } = withHours.gateway.ports;
    const shut = feed.quotes(['EURUSD', 'XAUUSD', 'AAPL', 'US500', 'BTCUSD']).filter((quote) => !quote.open);
    const { client } = await registerCustomer(withHours.url);
    await submitIdentity(client, false);
    await payDeposit(client, await openMt5(client), '2000.00');
    const { accounts } = await client.ok(queryAccountInfo, {});
    const { account_no } = accounts.find(({ kind }) => kind === 'mt5')!;
    for (const { symbol } of shut)
      expect(await order(client, account_no, { symbol, lots: 0.1 })).toMatchObject({ code: 'sandbox.closed' });
    expect(shut.map(({ symbol }) => symbol)).not.toContain('BTCUSD');
  } finally {
    await withHours.stop();
  }
});
