import type { BalanceOperation, TradingPlatform } from '../../../ports';

const password = 'Trade#2026';
const group = 'real\\STD-USD';

/** A group whose levels are amounts of equity. The platform under test has it. */
export const groupInMoney = 'real\\DIA-CNH';

/** The tests that every adapter of the trading platform must pass. `made` returns the platform under test. */
export function tradingPlatformSuite(made: () => TradingPlatform): void {
  let count = 0;
  const open = async (leverage = 200) => {
    const externalId = `suite-${Date.now()}-${count++}`;
    const user = { externalId, group, name: '王小明', leverage, password };
    return { ...(await made().openUser(user)), user };
  };
  const state = async (login: string) => (await made().states([login])).get(login);
  const operation = (login: string, amount: bigint, over: Partial<BalanceOperation> = {}) => ({
    login,
    action: 'balance' as const,
    amount,
    comment: 'D260305ABCDEFGH',
    ticket: `${login}-${count++}`,
    ...over,
  });

  it('returns its clock in UTC', async () => {
    expect(Math.abs((await made().serverTime()).getTime() - Date.now())).toBeLessThan(2_000);
  });

  it('has every required permission', async () => {
    expect(await made().missingPermissions()).toEqual([]);
  });

  it('returns currency, margin call and stop-out level of a group, or nothing for an unknown group', async () => {
    const usual = { marginCall: { percent: 100 }, floatingMargin: false };
    expect(await made().group(group)).toEqual({ ...usual, currency: 'USD', stopOut: { percent: 30 } });
    expect(await made().group('real\\MIN-CNH')).toEqual({ ...usual, currency: 'CNH', stopOut: { percent: 50 } });
    expect(await made().group('real\\GBP')).toBeUndefined();
    expect(await made().group('real')).toBeUndefined();
  });

  it('returns the levels of a group as amounts of equity, where the group has them so', async () => {
    const levels = { marginCall: { equity: 100_000n }, stopOut: { equity: 50_050n } };
    expect(await made().group(groupInMoney)).toEqual({ currency: 'CNH', ...levels, floatingMargin: false });
  });

  it('returns the margin of a symbol in a group, or nothing for an unknown symbol or group', async () => {
    const byLeverage = { byLeverage: true, buy: 1, sell: 1 };
    expect(await made().symbolMargin(group, 'EURUSD')).toEqual(byLeverage);
    expect(await made().symbolMargin('real\\MIN-CNH', 'XAUUSD')).toEqual(byLeverage);
    expect(await made().symbolMargin(group, 'AAPL')).toEqual({ byLeverage: false, buy: 0.2, sell: 0.2 });
    expect(await made().symbolMargin(group, 'EURXXX')).toBeUndefined();
    expect(await made().symbolMargin('real\\GBP', 'EURUSD')).toBeUndefined();
  });

  it('opens a user once per external id, also for many requests at the same time', async () => {
    const { login, user } = await open();
    const again = await Promise.all([1, 2, 3].map(() => made().openUser(user)));
    expect(again.map((answer) => answer.login)).toEqual([login, login, login]);
    expect(await state(login)).toEqual({
      login,
      group,
      leverage: 200,
      tradeDisabled: false,
      balance: 0n,
      credit: 0n,
      equity: 0n,
      margin: 0n,
      marginFree: 0n,
      marginLevel: null,
      positions: 0,
    });
  });

  it.each([
    [{ group: 'demo\\forex' }, 8],
    [{ leverage: 0 }, 3],
    [{ leverage: 501 }, 3],
    [{ password: 'weak' }, 3006],
    [{ password: 'nocapital#1' }, 3006],
  ])('refuses a user with %p', async (wrong, retcode) => {
    const user = { externalId: `wrong-${count++}`, group, name: '王小明', leverage: 100, password };
    await expect(made().openUser({ ...user, ...wrong })).rejects.toMatchObject({ retcode });
  });

  it('returns the states of existing logins in one call', async () => {
    const [a, b] = [await open(), await open()];
    await made().applyBalance(operation(b.login, 100n));
    const states = await made().states([a.login, b.login, '1']);
    expect([...states.keys()].sort()).toEqual([a.login, b.login].sort());
    expect(states.get(b.login)?.balance).toBe(100n);
    expect((await made().states([])).size).toBe(0);
  });

  it('moves money once per ticket, in any order and for any number of requests', async () => {
    const { login } = await open();
    const deposit = operation(login, 12_345n);
    const deals = await Promise.all([1, 2, 3, 4].map(() => made().applyBalance(deposit)));
    expect(new Set(deals.map(({ deal }) => deal)).size).toBe(1);
    expect(await state(login)).toMatchObject({ balance: 12_345n, equity: 12_345n, marginFree: 12_345n });
    await expect(made().applyBalance({ ...deposit, amount: 1n })).rejects.toMatchObject({ retcode: 17 });
  });

  it('executes equal movements of one document once per ticket, and balance and credit separately', async () => {
    const { login } = await open();
    const operations = [operation(login, 300n), operation(login, 300n), operation(login, 300n, { action: 'credit' })];
    const deals = await Promise.all([...operations, ...operations].map((one) => made().applyBalance(one)));
    expect(new Set(deals.map(({ deal }) => deal)).size).toBe(3);
    expect(await state(login)).toMatchObject({ balance: 600n, credit: 300n });
  });

  it('keeps credit apart from the balance and refuses to withdraw it', async () => {
    const { login } = await open();
    await made().applyBalance(operation(login, 1_000n));
    await made().applyBalance(operation(login, 500n, { action: 'credit' }));
    expect(await state(login)).toMatchObject({ balance: 1_000n, credit: 500n, equity: 1_500n });
    await expect(made().applyBalance(operation(login, -1_001n))).rejects.toMatchObject({ retcode: 10019 });
    const tooMuch = operation(login, -501n, { action: 'credit' });
    await expect(made().applyBalance(tooMuch)).rejects.toMatchObject({ retcode: 10019 });
    await made().applyBalance(operation(login, 200n, { action: 'bonus' }));
    await made().applyBalance(operation(login, -1_200n));
    expect(await state(login)).toMatchObject({ balance: 0n, credit: 500n });
  });

  it('takes what is booked beyond the balance, and no credit', async () => {
    const { login } = await open();
    await made().applyBalance(operation(login, 1_000n));
    const taken = operation(login, -1_300n, { booked: true });
    const deals = await Promise.all([made().applyBalance(taken), made().applyBalance(taken)]);
    expect(deals[0]).toEqual(deals[1]);
    expect(await state(login)).toMatchObject({ balance: -300n });
    const credit = operation(login, -1n, { action: 'credit', booked: true });
    await expect(made().applyBalance(credit)).rejects.toMatchObject({ retcode: 10019 });
    await expect(made().applyBalance(operation(login, -1n))).rejects.toMatchObject({ retcode: 10019 });
  });

  it('never allows a negative balance, however many withdrawals arrive at the same time', async () => {
    const { login } = await open();
    await made().applyBalance(operation(login, 1_000n));
    const tries = Array.from({ length: 6 }, () => made().applyBalance(operation(login, -400n)));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await state(login)).toMatchObject({ balance: 200n });
  });

  it.each([
    [{ amount: 0n }, 3],
    [{ amount: 100_000_000_001n }, 4005],
    [{ amount: -100_000_000_001n }, 4005],
    [{ comment: 'x'.repeat(32) }, 3],
    [{ login: '1' }, 13],
  ])('refuses an operation with %p', async (wrong, retcode) => {
    const { login } = await open();
    await expect(made().applyBalance({ ...operation(login, 1n), ...wrong })).rejects.toMatchObject({ retcode });
  });

  it('changes leverage and group independently', async () => {
    const { login } = await open();
    await made().updateUser(login, { leverage: 50 });
    expect(await state(login)).toMatchObject({ leverage: 50, group });
    await made().updateUser(login, { group: 'real\\DIA-USD' });
    expect(await state(login)).toMatchObject({ leverage: 50, group: 'real\\DIA-USD' });
    await expect(made().updateUser(login, { leverage: 501 })).rejects.toMatchObject({ retcode: 3 });
    await expect(made().updateUser('1', { leverage: 1 })).rejects.toMatchObject({ retcode: 13 });
  });

  it('disables and enables trading, and changes nothing else with it', async () => {
    const { login } = await open();
    for (const tradeDisabled of [true, true, false]) {
      await made().updateUser(login, { tradeDisabled });
      expect(await state(login)).toMatchObject({ tradeDisabled, leverage: 200, group });
    }
    await made().updateUser(login, { tradeDisabled: true });
    await made().updateUser(login, { leverage: 50 });
    expect(await state(login)).toMatchObject({ tradeDisabled: true, leverage: 50 });
    await expect(made().updateUser('1', { tradeDisabled: true })).rejects.toMatchObject({ retcode: 13 });
  });

  it('accepts a new password, and refuses the current and a weak one', async () => {
    const { login } = await open();
    await expect(made().changePassword(login, password)).rejects.toMatchObject({ retcode: 3006 });
    await expect(made().changePassword(login, 'weak')).rejects.toMatchObject({ retcode: 3006 });
    await made().changePassword(login, 'Newer#2027');
    await expect(made().changePassword(login, 'Newer#2027')).rejects.toMatchObject({ retcode: 3006 });
    await made().changePassword(login, password);
  });

  it('checks the trading password of a login, also after a change, and refuses that of another login', async () => {
    const { login } = await open();
    expect(await made().checkPassword(login, password)).toBe(true);
    expect(await made().checkPassword(login, `${password}x`)).toBe(false);
    expect(await made().checkPassword('1', password)).toBe(false);
    await made().changePassword(login, 'Newer#2027');
    expect(await made().checkPassword(login, password)).toBe(false);
    expect(await made().checkPassword(login, 'Newer#2027')).toBe(true);
    await made().archiveUser(login);
    expect(await made().checkPassword(login, 'Newer#2027')).toBe(false);
  });

  it('returns the name of a login, or nothing for an unknown or archived one', async () => {
    const { login } = await open();
    expect(await made().userName(login)).toBe('王小明');
    expect(await made().userName('1')).toBeUndefined();
    await made().archiveUser(login);
    expect(await made().userName(login)).toBeUndefined();
  });

  it('archives an emptied user permanently, and no other', async () => {
    const { login } = await open();
    await made().applyBalance(operation(login, 1n));
    await expect(made().archiveUser(login)).rejects.toMatchObject({ retcode: 3008 });
    await made().applyBalance(operation(login, -1n));
    await made().archiveUser(login);
    await made().archiveUser(login);
    expect(await state(login)).toBeUndefined();
    await expect(made().changePassword(login, 'Newer#2027')).rejects.toMatchObject({ retcode: 13 });
  });
}
