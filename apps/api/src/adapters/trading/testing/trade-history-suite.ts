import type { PlatformDeal, TradeHistory, TradingPlatform } from '../../../ports';

/** A platform under test, and trading on it from outside the portal. */
export interface TradedPlatform {
  platform: TradingPlatform;
  history: TradeHistory;
  /** Opens 0.20 lots of EURUSD. Returns the position. */
  open(login: string): Promise<string>;
  close(login: string, position: string): Promise<void>;
}

const always = { from: new Date(0), to: new Date(Date.now() + 86_400_000) };

/** What every adapter must report about trades, on any platform. */
export function tradeHistorySuite(made: () => TradedPlatform): void {
  let count = 0;
  const funded = async () => {
    const user = { externalId: `history-${Date.now()}-${count++}`, group: 'real\\STD-USD', name: '王小明' };
    const { login } = await made().platform.openUser({ ...user, leverage: 200, password: 'Trade#2026' });
    const operation = { login, action: 'balance', amount: 1_000_00n, comment: 'D260305ABCDEFGH' } as const;
    await made().platform.applyBalance({ ...operation, ticket: `4711${count}` });
    return { login, ticket: `4711${count}` };
  };
  const trades = (deals: readonly PlatformDeal[]) => deals.filter(({ kind }) => kind === 'trade');

  it('returns an open position, and its opening and closing deals and orders', async () => {
    const { login } = await funded();
    const position = await made().open(login);
    const open = await made().platform.positions([login, '1']);
    expect([...open.keys()]).toEqual([login]);
    expect(open.get(login)).toMatchObject([{ position, symbol: 'EURUSD', side: 'buy', volume: 2_000n }]);
    await made().close(login, position);
    expect((await made().platform.positions([login])).get(login)).toEqual([]);
    const [opening, closing, ...more] = trades(await made().history.deals({ logins: [login], ...always }));
    expect(more).toEqual([]);
    const traded = { login, kind: 'trade', position, symbol: 'EURUSD', volume: 2_000n };
    expect(opening).toMatchObject({ ...traded, side: 'buy', entry: 'in', volumeClosed: 0n, profit: 0n });
    expect(closing).toMatchObject({ ...traded, side: 'sell', entry: 'out', volumeClosed: 2_000n });
    expect(closing?.pricePosition).toBe(opening?.price);
    expect(Number(closing?.deal)).toBeGreaterThan(Number(opening?.deal));
    const orders = await made().history.orders({ logins: [login], ...always });
    expect(orders.map(({ order }) => order)).toEqual([opening?.order, closing?.order]);
    expect(orders[0]).toMatchObject({ login, symbol: 'EURUSD', side: 'buy', type: 'market', status: 'filled' });
  });

  it('returns all accounts of a group with their open positions', async () => {
    const [a, b] = [await funded(), await funded()];
    const position = await made().open(a.login);
    await made().platform.updateUser(b.login, { group: 'real\\DIA-USD' });
    const accounts = await made().platform.accountsOf('real\\STD-USD');
    expect(accounts.map(({ state }) => state.login)).not.toContain(b.login);
    const mine = accounts.find(({ state }) => state.login === a.login);
    expect(mine?.state).toMatchObject({ group: 'real\\STD-USD', leverage: 200, balance: 1_000_00n, positions: 1 });
    expect(mine?.open).toMatchObject([{ position, symbol: 'EURUSD', side: 'buy', volume: 2_000n }]);
    const [moved] = (await made().platform.accountsOf('real\\DIA-USD')).filter(({ state }) => state.login === b.login);
    expect(moved).toMatchObject({ state: { balance: 1_000_00n, positions: 0 }, open: [] });
    expect(await made().platform.accountsOf('real\\none')).toEqual([]);
  });

  it('changes the balance by the sum of the amounts of all deals', async () => {
    const { login } = await funded();
    await made().close(login, await made().open(login));
    const deals = await made().history.deals({ logins: [login], ...always });
    const sum = deals.reduce((total, { profit, commission, swap }) => total + profit + commission + swap, 0n);
    expect((await made().platform.states([login])).get(login)?.balance).toBe(sum);
  });

  it('returns the ticket of an operation that the portal requested, and none for other deals', async () => {
    const { login, ticket } = await funded();
    await made().open(login);
    const deals = await made().history.deals({ logins: [login], ...always });
    expect(deals.map((deal) => [deal.kind, deal.ticket])).toEqual([
      ['settlement', ticket],
      ['trade', undefined],
    ]);
  });

  it('returns the time of a deal in UTC', async () => {
    const { login } = await funded();
    const before = Date.now();
    await made().open(login);
    const [deal] = trades(await made().history.deals({ logins: [login], ...always }));
    // A platform states whole seconds.
    expect(deal!.at.getTime()).toBeGreaterThanOrEqual(before - 1_000);
    expect(deal!.at.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
  });

  it('returns all logins in one call, and only deals of the period', async () => {
    const [a, b] = [await funded(), await funded()];
    for (const { login } of [a, b]) await made().open(login);
    const all = trades(await made().history.deals(always)).map(({ login }) => login);
    expect(all).toEqual(expect.arrayContaining([a.login, b.login]));
    const [deal] = trades(await made().history.deals({ logins: [a.login], ...always }));
    const at = Math.floor(deal!.at.getTime() / 1000) * 1000;
    const within = (from: number, to: number) =>
      made()
        .history.deals({ logins: [a.login], from: new Date(from), to: new Date(to) })
        .then((deals) => trades(deals).length);
    expect(await within(at, at + 1_000)).toBe(1);
    expect(await within(at - 60_000, at)).toBe(0);
    expect(await within(at + 1_000, at + 60_000)).toBe(0);
  });

  it('finds deals by number', async () => {
    const { login } = await funded();
    await made().open(login);
    const [deal] = trades(await made().history.deals({ logins: [login], ...always }));
    expect(await made().history.existingDeals([deal!.deal, '1'])).toEqual([deal!.deal]);
    expect(await made().history.existingDeals(['1'])).toEqual([]);
  });
}
