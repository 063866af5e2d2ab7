import type { TradingState } from '../../ports';
import type { AccountRow } from './account-row';
import { figuresOf } from './figures';

const wallet: AccountRow = {
  id: 1n,
  customer_id: 2n,
  kind: 'wallet',
  level: null,
  login: null,
  currency: 'USD',
  mt5_group: '',
  nickname: null,
  leverage: 1,
  first_minimum: null,
  level_leverage: null,
  trade_disabled: false,
  status: 'open',
  posted: 50_000n,
  held: 0n,
  credit: 0n,
  untaken: 0n,
  owed: 0n,
  quarantined: false,
  arriving: false,
  deposited: 0n,
};
const mt5: AccountRow = { ...wallet, kind: 'mt5', level: 'STD', login: '5100017', mt5_group: 'real\\STD-USD' };

/** A platform state with a balance of 500.00, a floating profit, a margin and a credit. */
const state = (over: { credit?: bigint; floating?: bigint; margin?: bigint; balance?: bigint } = {}): TradingState => {
  const { credit = 0n, floating = 0n, margin = 0n, balance = 50_000n } = over;
  const equity = balance + credit + floating;
  return {
    login: '5100017',
    group: 'real\\STD-USD',
    leverage: 200,
    tradeDisabled: false,
    balance,
    credit,
    equity,
    margin,
    marginFree: equity - margin,
    marginLevel: margin === 0n ? null : Number((equity * 10_000n) / margin) / 100,
    positions: margin === 0n ? 0 : 1,
  };
};

const withdrawable = (row: AccountRow, over?: Parameters<typeof state>[0]) =>
  figuresOf(row, { state: state(over) }).withdrawable;

it('allows to withdraw from the wallet what is not held', () => {
  expect(figuresOf({ ...wallet, held: 20_000n }, undefined)).toMatchObject({
    balance: 50_000n,
    equity: 50_000n,
    margin: 0n,
    freeMargin: 50_000n,
    marginLevel: null,
    positions: 0,
    withdrawable: 30_000n,
    stale: false,
  });
});

it.each([
  ['nothing on top', {}, 50_000n],
  ['a credit, which is not the customer’s', { credit: 10_000n }, 50_000n],
  ['a credit that no loss may turn into money', { credit: 10_000n, floating: -20_000n }, 30_000n],
  ['a profit that is not closed', { floating: 7_000n }, 50_000n],
  ['a loss', { floating: -20_000n }, 30_000n],
  ['margin in use', { margin: 15_000n }, 35_000n],
  ['margin, loss and credit together', { margin: 15_000n, floating: -20_000n, credit: 10_000n }, 15_000n],
  ['more loss than money', { floating: -90_000n }, 0n],
] as const)('allows to withdraw min(balance, free margin without credit) with %s', (_what, over, expected) => {
  expect(withdrawable(mt5, over)).toBe(expected);
});

it('subtracts holds once: from the platform’s balance only before the platform has debited them; never below zero', () => {
  expect(withdrawable({ ...mt5, held: 20_000n, untaken: 20_000n })).toBe(30_000n);
  expect(withdrawable({ ...mt5, held: 20_000n }, { balance: 30_000n })).toBe(30_000n);
  expect(withdrawable({ ...mt5, held: 20_000n, untaken: 20_000n }, { margin: 15_000n })).toBe(15_000n);
  expect(withdrawable({ ...mt5, held: 20_000n }, { balance: 30_000n, margin: 15_000n })).toBe(15_000n);
  expect(withdrawable({ ...mt5, held: 50_000n, untaken: 50_000n }, { margin: 1n })).toBe(0n);
});

it('allows to withdraw no more than the ledger or the platform balance, whichever is lower', () => {
  expect(withdrawable({ ...mt5, posted: 10_000n })).toBe(10_000n);
  expect(withdrawable({ ...mt5, posted: 90_000n })).toBe(50_000n);
});

it('shows the ledger balance and allows no withdrawal if the platform has not answered', () => {
  expect(figuresOf({ ...mt5, credit: 500n }, undefined)).toMatchObject({
    balance: 50_000n,
    credit: 500n,
    withdrawable: 0n,
    stale: true,
  });
});

it('shows the last known positions with the ledger’s balances while the platform is unavailable, and allows no withdrawal', () => {
  const asOf = new Date('2026-11-24T08:00:00Z');
  const last = state({ balance: 50_000n, floating: -3_000n, margin: 14_000n });
  expect(figuresOf({ ...mt5, posted: 60_000n }, { state: last, asOf })).toMatchObject({
    balance: 60_000n,
    equity: 57_000n,
    margin: 14_000n,
    freeMargin: 43_000n,
    positions: 1,
    withdrawable: 0n,
    stale: true,
    asOf,
  });
});

it.each(['pending', 'archived'] as const)('allows no withdrawal from an account that is %s', (status) => {
  expect(figuresOf({ ...mt5, status }, undefined)).toMatchObject({ withdrawable: 0n, stale: false });
});

it('shows a credit on its way to the platform once, before and after its arrival there', () => {
  const row: AccountRow = {
    ...mt5,
    posted: 60_000n,
    credit: 5_000n,
    held: 20_000n,
    untaken: 15_000n,
    owed: 1_000n,
    arriving: true,
  };
  const expected = {
    balance: 54_000n,
    credit: 5_000n,
    equity: 56_000n,
    margin: 14_000n,
    freeMargin: 42_000n,
    marginLevel: 400,
  };
  const before = state({ balance: 44_000n, floating: -3_000n, margin: 14_000n });
  const after = state({ balance: 54_000n, credit: 5_000n, floating: -3_000n, margin: 14_000n });
  expect(figuresOf(row, { state: before })).toMatchObject(expected);
  expect(figuresOf(row, { state: after })).toMatchObject(expected);
  expect(figuresOf({ ...row, arriving: false }, { state: before })).toMatchObject({ balance: 44_000n, credit: 0n });
});

it('shows a credit on its way as withdrawable, and lets a payment take only what the platform has', () => {
  const row: AccountRow = { ...mt5, posted: 60_000n, arriving: true };
  expect(figuresOf(row, { state: state({ balance: 50_000n }) })).toMatchObject({
    withdrawable: 60_000n,
    available: 50_000n,
  });
  expect(figuresOf(row, { state: state({ balance: 60_000n }) })).toMatchObject({
    withdrawable: 60_000n,
    available: 60_000n,
  });
});

it('subtracts an amount that is being taken once, before and after the platform has taken it', () => {
  const row: AccountRow = { ...mt5, posted: 50_000n, held: 20_000n, untaken: 20_000n, arriving: true };
  expect(figuresOf(row, { state: state({ balance: 50_000n }) }).withdrawable).toBe(30_000n);
  expect(figuresOf(row, { state: state({ balance: 30_000n }) }).withdrawable).toBe(30_000n);
});

it('allows no withdrawal from an account in quarantine', () => {
  expect(withdrawable({ ...mt5, quarantined: true })).toBe(0n);
});
