import type { NewPendingOrder } from '../../../ports';
import { TestPlatform } from './testing/test-platform';

let sandbox: TestPlatform;
beforeAll(async () => {
  sandbox = await TestPlatform.open();
});
afterAll(() => sandbox.db.close());
beforeEach(() => sandbox.reset());

const buyLimit = (login: string, over: Partial<NewPendingOrder> = {}): NewPendingOrder => ({
  login,
  symbol: 'EURUSD',
  side: 'buy',
  type: 'limit',
  volume: 1_000n,
  price: '1.09000',
  ...over,
});
const pending = async (login: string) => (await sandbox.platform.pendingOrders([login])).get(login);
const statuses = async (login: string) => (await sandbox.orders(login)).map(({ status }) => status);

// The market is at 1.10000 / 1.10012.
it.each([
  [{ price: '1.10012' }, 10015],
  [{ price: '0' }, 10015],
  [{ price: '1.090001' }, 10015],
  [{ side: 'sell', price: '1.10000' }, 10015],
  [{ type: 'stop', price: '1.10012' }, 10015],
  [{ side: 'sell', type: 'stop', price: '1.10000' }, 10015],
  [{ volume: 99n }, 10014],
  [{ symbol: 'NONE' }, 13],
  [{ login: '1' }, 13],
  [{ expiresAt: new Date(0) }, 10022],
] as [Partial<NewPendingOrder>, number][])('refuses a pending order with %p with code %s', async (wrong, retcode) => {
  const login = await sandbox.funded(1_000_00n);
  await expect(sandbox.place(buyLimit(login, wrong))).rejects.toMatchObject({ retcode });
  expect(await pending(login)).toEqual([]);
});

it('refuses a pending order that expires at once', async () => {
  const login = await sandbox.funded(1_000_00n);
  const now = Date.now();
  const until = (expiresAt: Date) => sandbox.place(buyLimit(login, { expiresAt }), now);
  await expect(until(new Date(now))).rejects.toMatchObject({ retcode: 10022 });
  expect(await until(new Date(now + 1))).toMatchObject({ symbol: 'EURUSD' });
});

it.each([
  { price: '1.10011' },
  { side: 'sell', price: '1.10001' },
  { type: 'stop', price: '1.10013' },
  { side: 'sell', type: 'stop', price: '1.09999' },
] as Partial<NewPendingOrder>[])('fills an order with %p only when the market reaches the price', async (terms) => {
  const login = await sandbox.funded(1_000_00n);
  await sandbox.place(buyLimit(login, terms));
  await sandbox.runPending();
  expect(await statuses(login)).toEqual([]);
  const rises = (terms.side === 'sell') === ((terms.type ?? 'limit') === 'limit');
  sandbox.feed.set('EURUSD', rises ? '1.10001' : '1.09999');
  await sandbox.runPending();
  expect(await statuses(login)).toEqual(['filled']);
  const [deal] = await sandbox.deals(login);
  // Filled at the quote, which is the price of the order here.
  expect(deal?.price).toBe(terms.price);
  expect(await sandbox.breaks()).toEqual([]);
});

it('refuses a new price that the market has reached, and keeps the old one', async () => {
  const login = await sandbox.funded(1_000_00n);
  const { order } = await sandbox.place(buyLimit(login));
  await expect(sandbox.reprice(order, '1.10012')).rejects.toMatchObject({ retcode: 10015 });
  await expect(sandbox.reprice('1', '1.08000')).rejects.toMatchObject({ retcode: 13 });
  expect(await pending(login)).toMatchObject([{ order, price: '1.09000' }]);
  await sandbox.cancel(order);
  await expect(sandbox.cancel(order)).rejects.toMatchObject({ retcode: 13 });
  await expect(sandbox.reprice(order, '1.08000')).rejects.toMatchObject({ retcode: 13 });
});

it('rejects an order that is reached without enough money', async () => {
  const login = await sandbox.funded(100_00n);
  const { order } = await sandbox.place(buyLimit(login, { volume: 100_000n }));
  sandbox.feed.set('EURUSD', '1.08000');
  await sandbox.runPending();
  expect(await pending(login)).toEqual([]);
  expect(await sandbox.orders(login)).toMatchObject([{ order, status: 'rejected' }]);
  expect(await sandbox.deals(login)).toEqual([]);
});

it('takes, fills and cancels no order while trading is disabled or the market is closed, but ends an expired one', async () => {
  const login = await sandbox.funded(1_000_00n);
  const { order } = await sandbox.place(buyLimit(login));
  const expiresAt = new Date(Date.now() + 60_000);
  await sandbox.place(buyLimit(login, { expiresAt, price: '1.00000' }));
  sandbox.feed.set('EURUSD', '1.08000');

  sandbox.feed.closed.add('EURUSD');
  await sandbox.runPending();
  const refusals = async (retcode: number) => {
    await expect(sandbox.place(buyLimit(login, { price: '1.07000' }))).rejects.toMatchObject({ retcode });
    await expect(sandbox.reprice(order, '1.07000')).rejects.toMatchObject({ retcode });
    await expect(sandbox.cancel(order)).rejects.toMatchObject({ retcode });
  };
  await refusals(10018);
  sandbox.feed.closed.clear();
  await sandbox.platform.updateUser(login, { tradeDisabled: true });
  await sandbox.runPending();
  await refusals(10017);
  expect(await statuses(login)).toEqual([]);
  await sandbox.runPending(expiresAt.getTime());
  expect(await statuses(login)).toEqual(['expired']);

  await sandbox.platform.updateUser(login, { tradeDisabled: false });
  await sandbox.runPending();
  expect(await statuses(login)).toEqual(['filled', 'expired']);
});
