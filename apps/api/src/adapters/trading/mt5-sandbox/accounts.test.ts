import { TestPlatform } from './testing/test-platform';

let sandbox: TestPlatform;
// A Wednesday, 12:00 UTC; the server's midnight is at 21:00 UTC in summer.
const wednesday = Date.UTC(2026, 6, 8, 12);
const hour = 3_600_000;
const storages = async (login: string) => (await sandbox.account(login)).positions.map(({ storage }) => storage);

beforeAll(async () => {
  sandbox = await TestPlatform.open();
});
afterAll(() => sandbox.db.close());
beforeEach(() => sandbox.reset());
afterEach(async () => expect(await sandbox.breaks()).toEqual([]));

it('buys at the ask, sells at the bid, and settles the difference', async () => {
  const login = await sandbox.funded(100_000n);
  const bought = await sandbox.open(login, 'EURUSD', 'buy', 0.5);
  expect(bought).toMatchObject({
    side: 'buy',
    entry: 'in',
    price: '1.10012',
    volume: 5_000n,
    profit: 0n,
    commission: 0n,
  });
  expect(bought.position).toBe(bought.order);
  // -0.00012 × 50,000; 50,000 × 1.10012 / 200.
  expect(await sandbox.state(login)).toMatchObject({
    balance: 100_000n,
    equity: 99_400n,
    margin: 27_503n,
    positions: 1,
  });
  sandbox.feed.set('EURUSD', '1.11000');
  const closed = await sandbox.close(bought.position);
  expect(closed).toMatchObject({
    side: 'sell',
    entry: 'out',
    price: '1.11000',
    pricePosition: '1.10012',
    profit: 49_400n,
  });
  expect(await sandbox.state(login)).toMatchObject({ balance: 149_400n, equity: 149_400n, margin: 0n, positions: 0 });
  const sold = await sandbox.open(login, 'EURUSD', 'sell', 0.5);
  expect([sold.price, (await sandbox.close(sold.position)).price]).toEqual(['1.11000', '1.11012']);
  expect(await sandbox.deals(login)).toHaveLength(4);
  expect((await sandbox.orders(login)).filter(({ order }) => order > sold.order)).toMatchObject([
    { side: 'buy', status: 'filled', price: '1.11012' },
  ]);
});

it('takes no order while trading is disabled, and still closes a position at the stop out', async () => {
  const login = await sandbox.funded(30_000n);
  const { position } = await sandbox.open(login, 'EURUSD', 'buy', 0.5);
  await sandbox.platform.updateUser(login, { tradeDisabled: true });
  await expect(sandbox.open(login, 'EURUSD', 'buy', 0.01)).rejects.toMatchObject({ retcode: 10017 });
  await expect(sandbox.close(position)).rejects.toMatchObject({ retcode: 10017 });
  sandbox.feed.set('EURUSD', '1.09500');
  expect(await sandbox.stopOut(login)).toBe(1);
  await sandbox.platform.updateUser(login, { tradeDisabled: false });
  await sandbox.open(login, 'EURUSD', 'buy', 0.01);
});

it('charges commission at opening and at closing a position', async () => {
  const login = await sandbox.funded(1_000_000n);
  const { position, commission } = await sandbox.open(login, 'AAPL', 'buy', 0.5);
  expect(commission).toBe(-100n);
  expect(await sandbox.state(login)).toMatchObject({ balance: 999_900n });
  expect(await sandbox.close(position)).toMatchObject({ commission: -100n, profit: -200n });
  expect(await sandbox.state(login)).toMatchObject({ balance: 999_600n });
});

it.each([
  ['EURUSD', 0.001, 10014],
  ['EURUSD', 0.015, 10014],
  ['EURUSD', 100.01, 10014],
  ['EURUSD', 0, 10014],
  ['DOGEUSD', 1, 13],
  ['US30', 1, 10021],
])('refuses %s %s lots with the error %s', async (symbol, lots, retcode) => {
  const login = await sandbox.funded(100_000n);
  await expect(sandbox.open(login, symbol, 'buy', lots)).rejects.toMatchObject({ retcode });
  expect(await sandbox.deals(login)).toEqual([]);
});

it('refuses orders while the market is closed, and keeps open positions', async () => {
  const login = await sandbox.funded(100_000n);
  const { position } = await sandbox.open(login, 'XAUUSD', 'buy', 0.01);
  sandbox.feed.closed.add('XAUUSD');
  await expect(sandbox.open(login, 'XAUUSD', 'buy', 0.01)).rejects.toMatchObject({ retcode: 10018 });
  await expect(sandbox.close(position)).rejects.toMatchObject({ retcode: 10018 });
  expect(await sandbox.state(login)).toMatchObject({ positions: 1 });
});

it('refuses an unknown login and an unknown position', async () => {
  await expect(sandbox.open('1', 'EURUSD', 'buy', 0.1)).rejects.toMatchObject({ retcode: 13 });
  await expect(sandbox.close('1')).rejects.toMatchObject({ retcode: 13 });
});

it('fills only as many concurrent orders as the margin allows', async () => {
  // 550.06 each: three fit into 2,000.00, less 12.00 of spread each.
  const login = await sandbox.funded(200_000n);
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => sandbox.open(login, 'EURUSD', 'buy', 1)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ retcode: 10019 });
  const { positions, marginFree } = await sandbox.state(login);
  expect(positions).toBe(3);
  expect(marginFree).toBeGreaterThanOrEqual(0n);
});

it('closes a position once, however many requests arrive at the same time', async () => {
  const login = await sandbox.funded(100_000n);
  const { position } = await sandbox.open(login, 'EURUSD', 'buy', 0.1);
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => sandbox.close(position)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ retcode: 13 });
  expect(await sandbox.deals(login)).toHaveLength(2);
});

it('refuses to withdraw used margin or credit', async () => {
  const login = await sandbox.funded(100_000n, { credit: 20_000n });
  await sandbox.open(login, 'EURUSD', 'buy', 1);
  const { marginFree, balance } = await sandbox.state(login);
  const take = (amount: bigint) =>
    sandbox.platform.applyBalance({
      login,
      action: 'balance',
      amount: -amount,
      comment: 'W1',
      ticket: sandbox.ticket(),
    });
  await expect(take(marginFree + 1n)).rejects.toMatchObject({ retcode: 10019 });
  await expect(take(balance + 1n)).rejects.toMatchObject({ retcode: 10019 });
  await take(marginFree);
  expect(await sandbox.state(login)).toMatchObject({ marginFree: 0n });
});

it('charges swap at each server midnight, for three nights on Wednesday and none at the weekend', async () => {
  const login = await sandbox.funded(10_000_000n);
  const monday = wednesday - 48 * hour;
  await sandbox.open(login, 'EURUSD', 'buy', 1, monday);
  await sandbox.open(login, 'EURUSD', 'sell', 1, monday);
  await sandbox.open(login, 'BTCUSD', 'buy', 0.1, monday);
  const after = async (at: number) => {
    await sandbox.roll(login, at);
    return storages(login);
  };
  expect(await after(monday + 8 * hour)).toEqual([0n, 0n, 0n]);
  expect(await after(monday + 9 * hour)).toEqual([-720n, 210n, -520n]);
  // Again on the same day: nothing.
  expect(await after(monday + 20 * hour)).toEqual([-720n, 210n, -520n]);
  expect(await after(wednesday)).toEqual([-1_440n, 420n, -1_040n]);
  expect(await after(wednesday + 24 * hour)).toEqual([-3_600n, 1_050n, -1_560n]);
  // Friday evening to Monday: coins pay each night, currencies have paid on Wednesday.
  expect(await after(wednesday + 5 * 24 * hour)).toEqual([-5_040n, 1_470n, -3_640n]);
});

it('charges the swap of every missed midnight, and adds it to the balance at closing', async () => {
  const login = await sandbox.funded(10_000_000n);
  const { position } = await sandbox.open(login, 'EURUSD', 'buy', 1, wednesday - 48 * hour);
  await sandbox.roll(login, wednesday + 5 * 24 * hour);
  expect(await storages(login)).toEqual([-5_040n]);
  expect((await sandbox.state(login)).equity).toBe(10_000_000n - 1_200n - 5_040n);
  expect(await sandbox.close(position)).toMatchObject({ swap: -5_040n, profit: -1_200n });
  expect(await sandbox.state(login)).toMatchObject({ balance: 10_000_000n - 1_200n - 5_040n });
});

it('refuses to archive an account with an open position', async () => {
  const login = await sandbox.funded(100_000n);
  const { position } = await sandbox.open(login, 'EURUSD', 'buy', 0.01);
  await expect(sandbox.platform.archiveUser(login)).rejects.toMatchObject({ retcode: 3008 });
  await sandbox.close(position);
});

it('keeps orders and deals permanently', async () => {
  for (const table of ['mt5.order', 'mt5.deal'])
    await expect(sandbox.db.rows(`test.${table}`, `update ${table} set at = now()`)).rejects.toThrow('append-only');
});
