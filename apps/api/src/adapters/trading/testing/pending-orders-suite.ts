import type { TradeHistory, TradingPlatform } from '../../../ports';

/** A platform under test, and pending orders on it from outside the portal. */
export interface PendingPlatform {
  platform: TradingPlatform;
  history: TradeHistory;
  /** Places an order for 0.20 lots of EURUSD. Returns its number. */
  place(login: string, order: PlacedOrder): Promise<string>;
  reprice(order: string, price: string): Promise<void>;
  cancel(order: string): Promise<void>;
  /** Moves the market to a price at which the order is filled. */
  reach(order: string): Promise<void>;
  /** Lets the order's expiry pass. */
  expire(order: string): Promise<void>;
}

export interface PlacedOrder {
  side: 'buy' | 'sell';
  type: 'limit' | 'stop';
  price: string;
  expiresAt?: Date;
}

const always = () => ({ from: new Date(0), to: new Date(Date.now() + 86_400_000) });
const buyLimit = { side: 'buy', type: 'limit', price: '1.05000' } as const;

/** What every adapter must report about pending orders, on any platform. */
export function pendingOrdersSuite(made: () => PendingPlatform): void {
  let count = 0;
  const funded = async () => {
    const user = { externalId: `pending-${Date.now()}-${count++}`, group: 'real\\STD-USD', name: '王小明' };
    const { login } = await made().platform.openUser({ ...user, leverage: 200, password: 'Trade#2026' });
    const operation = { login, action: 'balance', amount: 1_000_00n, comment: 'D260305ABCDEFGH' } as const;
    await made().platform.applyBalance({ ...operation, ticket: `${80_000 + count++}` });
    return login;
  };
  const pending = async (login: string) => (await made().platform.pendingOrders([login])).get(login);
  const finished = (login: string) => made().history.orders({ logins: [login], ...always() });

  it('returns the pending orders of logins in one call, oldest first, and none of an unknown login', async () => {
    const [a, b, c] = [await funded(), await funded(), await funded()];
    const before = Date.now();
    const first = await made().place(a, buyLimit);
    const second = await made().place(a, { side: 'sell', type: 'stop', price: '1.04000' });
    const other = await made().place(b, { side: 'sell', type: 'limit', price: '1.15000' });
    const found = await made().platform.pendingOrders([a, b, c, '1']);
    const terms = { symbol: 'EURUSD', volume: 2_000n };
    const all = [a, b].flatMap((login) => found.get(login) ?? []);
    expect(all.map(({ at: _at, ...order }) => order)).toEqual([
      { order: first, login: a, ...terms, ...buyLimit },
      { order: second, login: a, ...terms, side: 'sell', type: 'stop', price: '1.04000' },
      { order: other, login: b, ...terms, side: 'sell', type: 'limit', price: '1.15000' },
    ]);
    expect(found.get(c)).toEqual([]);
    expect(found.has('1')).toBe(false);
    // A platform states whole seconds.
    for (const { at } of all) {
      expect(at.getTime()).toBeGreaterThanOrEqual(before - 1_000);
      expect(at.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
    }
    expect((await made().platform.pendingOrders([])).size).toBe(0);
  });

  it('returns the new price of a changed order, and nothing of a cancelled one, which is in the history', async () => {
    const login = await funded();
    const order = await made().place(login, buyLimit);
    await made().reprice(order, '1.06000');
    expect(await pending(login)).toMatchObject([{ order, price: '1.06000' }]);
    expect(await finished(login)).toEqual([]);
    await made().cancel(order);
    expect(await pending(login)).toEqual([]);
    const ended = { order, login, side: 'buy', type: 'limit', status: 'canceled', price: '1.06000', volume: 2_000n };
    expect(await finished(login)).toMatchObject([ended]);
    expect((await made().platform.positions([login])).get(login)).toEqual([]);
  });

  it.each([
    buyLimit,
    { side: 'sell', type: 'limit', price: '1.15000' },
    { side: 'buy', type: 'stop', price: '1.16000' },
    { side: 'sell', type: 'stop', price: '1.04000' },
  ] as const)('opens a position by %p when the market reaches it', async (placed) => {
    const login = await funded();
    const order = await made().place(login, placed);
    await made().reach(order);
    expect(await pending(login)).toEqual([]);
    const { side, type, price } = placed;
    expect((await made().platform.positions([login])).get(login)).toMatchObject([
      { position: order, side, volume: 2_000n },
    ]);
    expect(await finished(login)).toMatchObject([{ order, side, type, price, status: 'filled' }]);
    const deals = await made().history.deals({ logins: [login], ...always() });
    expect(deals.at(-1)).toMatchObject({ kind: 'trade', entry: 'in', order, position: order, side, volume: 2_000n });
  });

  it('returns the expiry of an order in UTC, and nothing of it when it has expired', async () => {
    const login = await funded();
    const expiresAt = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 3_600_000);
    const order = await made().place(login, { ...buyLimit, expiresAt });
    expect(await pending(login)).toMatchObject([{ order, expiresAt }]);
    await made().expire(order);
    expect(await pending(login)).toEqual([]);
    expect(await finished(login)).toMatchObject([{ order, status: 'expired' }]);
    expect((await made().platform.positions([login])).get(login)).toEqual([]);
  });

  it('does not archive a user with a pending order', async () => {
    const { login } = await made().platform.openUser({
      externalId: `pending-${Date.now()}-${count++}`,
      group: 'real\\STD-USD',
      name: '王小明',
      leverage: 200,
      password: 'Trade#2026',
    });
    const order = await made().place(login, buyLimit);
    await expect(made().platform.archiveUser(login)).rejects.toMatchObject({ retcode: 3008 });
    await made().cancel(order);
    await made().platform.archiveUser(login);
    expect(await pending(login)).toBeUndefined();
  });
}
