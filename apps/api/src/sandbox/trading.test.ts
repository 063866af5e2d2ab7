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
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const { mt5Order, mt5Close, moveMarket } = calls.sandbox;
const cents = (money: string) => BigInt(money.replace('.', ''));
const { queryAccountInfo } = calls.account;

/** A customer with money on an MT5 account, and that account's number. */
async function trader(amount = '2000.00') {
  const { client } = await registerCustomer(gateway.url);
  await submitIdentity(client, false);
  const id = await openMt5(client, 'STD');
  await payDeposit(client, id, amount);
  const account = () => client.ok(queryAccountInfo, {}).then(({ accounts }) => accounts.find((one) => one.id === id)!);
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
