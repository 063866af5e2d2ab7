import { setTimeout as pause } from 'node:timers/promises';
import { TradingRefusal, type TradeHistory, type TradingPlatform } from '../../../ports';

/**
 * What goes wrong with one request: it is lost before or after it is carried out, its answer is late, it arrives twice, its answer
 * is another one's, or the platform's clock is changed by an hour before it, as for summer time, and its answer is lost.
 */
export type FaultKind = 'lostRequest' | 'lostAnswer' | 'late' | 'twice' | 'wrongAnswer' | 'clockChange';
/** Those of every platform. One in this process has no clock of its own. */
export const commonFaults: readonly FaultKind[] = ['lostRequest', 'lostAnswer', 'late', 'twice', 'wrongAnswer'];

export type FaultyOperation =
  | 'openUser'
  | 'updateUser'
  | 'changePassword'
  | 'checkPassword'
  | 'archiveUser'
  | 'states'
  | 'positions'
  | 'pendingOrders'
  | 'applyBalance'
  | 'deals'
  | 'orders';

export interface FaultyPlatform {
  platform: TradingPlatform;
  history: TradeHistory;
  /** The next request of the operation goes wrong. */
  fail(operation: FaultyOperation, kind: FaultKind): void;
  /** The next request of the operation is refused, because our manager lacks the permission. */
  forbid(operation: FaultyOperation): void;
}

const password = 'Trade#2026';
const always = () => ({ from: new Date(0), to: new Date(Date.now() + 86_400_000) });
const tries = 40;

/** Repeats a call until it is answered, as jobs do. A refusal is an answer. */
async function answered<T>(call: () => Promise<T>): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await call();
    } catch (error) {
      if (error instanceof TradingRefusal || left === 0) throw error;
      await pause(50);
    }
  }
}

/** The state that every adapter must reach after a fault on any platform: each operation is done exactly once. */
export function faultsSuite(made: () => FaultyPlatform, kinds: readonly FaultKind[]): void {
  let count = 0;
  const user = () => ({
    externalId: `fault-${Date.now()}-${count++}`,
    group: 'real\\STD-USD',
    name: '王小明',
    leverage: 100,
    password,
  });
  const operation = (login: string, amount: bigint) => ({
    login,
    action: 'balance' as const,
    amount,
    comment: 'D260305ABCDEFGH',
    ticket: `${5_000 + count++}`,
  });
  const funded = async () => {
    const { login } = await made().platform.openUser(user());
    await made().platform.applyBalance(operation(login, 10_000n));
    return login;
  };
  const state = async (login: string) => (await made().platform.states([login])).get(login);
  const deals = (login: string) => made().history.deals({ logins: [login], ...always() });

  describe.each(kinds)('after a fault %s', (kind) => {
    it('opens a user once', async () => {
      const { platform, fail } = made();
      const one = user();
      fail('openUser', kind);
      const { login } = await answered(() => platform.openUser(one));
      expect(await platform.openUser(one)).toEqual({ login });
      expect(await state(login)).toMatchObject({ login, leverage: 100, balance: 0n });
    });

    it('moves money once, deposits and withdrawals', async () => {
      const { platform, fail } = made();
      const login = await funded();
      for (const amount of [2_500n, -1_000n]) {
        const oneDeposit = operation(login, amount);
        fail('applyBalance', kind);
        const { deal } = await answered(() => platform.applyBalance(oneDeposit));
        expect(await platform.applyBalance(oneDeposit)).toEqual({ deal });
      }
      expect(await state(login)).toMatchObject({ balance: 11_500n });
      expect((await deals(login)).map(({ profit }) => profit)).toEqual([10_000n, 2_500n, -1_000n]);
    });

    it('refuses an amount above the balance, and moves nothing', async () => {
      const { platform, fail } = made();
      const login = await funded();
      const oneDeposit = operation(login, -10_001n);
      fail('applyBalance', kind);
      await expect(answered(() => platform.applyBalance(oneDeposit))).rejects.toMatchObject({ retcode: 10019 });
      expect(await deals(login)).toHaveLength(1);
    });

    it('changes leverage and group', async () => {
      const { platform, fail } = made();
      const login = await funded();
      fail('updateUser', kind);
      await answered(() => platform.updateUser(login, { leverage: 50, group: 'real\\DIA-USD' }));
      expect(await state(login)).toMatchObject({ leverage: 50, group: 'real\\DIA-USD' });
    });

    it('disables trading', async () => {
      const { platform, fail } = made();
      const login = await funded();
      fail('updateUser', kind);
      await answered(() => platform.updateUser(login, { tradeDisabled: true }));
      expect(await state(login)).toMatchObject({ tradeDisabled: true, leverage: 100 });
    });

    it('changes a password, after which only the new one is valid', async () => {
      const { platform, fail } = made();
      const login = await funded();
      fail('changePassword', kind);
      // Where the first answer was lost, the repeat is refused as the current password.
      await answered(() => platform.changePassword(login, 'Newer#2027')).catch((error: unknown) =>
        expect(error).toMatchObject({ retcode: 3006 }),
      );
      fail('checkPassword', kind);
      expect(await answered(() => platform.checkPassword(login, 'Newer#2027'))).toBe(true);
      fail('checkPassword', kind);
      expect(await answered(() => platform.checkPassword(login, password))).toBe(false);
    });

    it('archives a user once', async () => {
      const { platform, fail } = made();
      const { login } = await platform.openUser(user());
      fail('archiveUser', kind);
      await answered(() => platform.archiveUser(login));
      expect(await state(login)).toBeUndefined();
    });

    it.each(['states', 'positions', 'pendingOrders', 'deals', 'orders'] as const)(
      'reads the same %s as without the fault',
      async (what) => {
        const { platform, history, fail } = made();
        const login = await funded();
        const read = {
          states: () => platform.states([login, '1']),
          positions: () => platform.positions([login, '1']),
          pendingOrders: () => platform.pendingOrders([login, '1']),
          deals: () => history.deals({ logins: [login], ...always() }),
          orders: () => history.orders({ logins: [login], ...always() }),
        }[what];
        const expected = await read();
        fail(what, kind);
        expect(await answered<unknown>(read)).toEqual(expected);
      },
    );
  });

  describe('without the permission', () => {
    const forbidden = { retcode: 8 };
    const stateOf = async (login: string) => [await state(login), (await deals(login)).length];

    it('opens no user, and opens it once when the permission is there', async () => {
      const { platform, forbid } = made();
      const one = user();
      forbid('openUser');
      await expect(platform.openUser(one)).rejects.toMatchObject(forbidden);
      const { login } = await platform.openUser(one);
      expect(await platform.openUser(one)).toEqual({ login });
    });

    it('moves no money, and moves it once when the permission is there', async () => {
      const { platform, forbid } = made();
      const login = await funded();
      const before = await stateOf(login);
      const oneDeposit = operation(login, 2_500n);
      forbid('applyBalance');
      await expect(platform.applyBalance(oneDeposit)).rejects.toMatchObject(forbidden);
      expect(await stateOf(login)).toEqual(before);
      const done = await platform.applyBalance(oneDeposit);
      expect(await platform.applyBalance(oneDeposit)).toEqual(done);
      expect(await state(login)).toMatchObject({ balance: 12_500n });
    });

    it.each([
      ['updateUser', (platform: TradingPlatform, login: string) => platform.updateUser(login, { leverage: 50 })],
      ['changePassword', (platform: TradingPlatform, login: string) => platform.changePassword(login, 'Newer#2027')],
      ['archiveUser', (platform: TradingPlatform, login: string) => platform.archiveUser(login)],
    ] as const)('refuses %s and changes nothing', async (what, act) => {
      const { platform, forbid } = made();
      const { login } = await platform.openUser(user());
      const before = await stateOf(login);
      forbid(what);
      await expect(act(platform, login)).rejects.toMatchObject(forbidden);
      expect(await stateOf(login)).toEqual(before);
      expect(await platform.checkPassword(login, password)).toBe(true);
    });

    it('reports no password as wrong, and no list as empty', async () => {
      const { platform, history, forbid } = made();
      const login = await funded();
      const reads = {
        checkPassword: () => platform.checkPassword(login, password),
        states: () => platform.states([login]),
        positions: () => platform.positions([login]),
        pendingOrders: () => platform.pendingOrders([login]),
        deals: () => history.deals({ logins: [login], ...always() }),
        orders: () => history.orders({ logins: [login], ...always() }),
      };
      for (const [what, read] of Object.entries(reads)) {
        forbid(what as keyof typeof reads);
        await expect(read()).rejects.toMatchObject(forbidden);
      }
    });
  });
}
