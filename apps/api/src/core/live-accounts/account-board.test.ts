import { brandOf } from '@portal/brand';
import { waitFor } from '@portal/testkit';
import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../../database/database';
import type { Bus, TradingPosition, TradingState } from '../../ports';
import { newDatabase } from '../../testing/test-database';
import { AccountBoard } from './account-board';
import { changesTopic, toText, wholeTopic, type AccountChanges } from './account-changes';
import { startAccountPoller } from './account-poller';

// A bus whose messages a test can withhold, which PostgreSQL never does.
let emitter: EventEmitter;
let wholeRequests: number;
let board: AccountBoard;

beforeEach(() => {
  emitter = new EventEmitter();
  wholeRequests = 0;
  const bus: Bus = {
    async publish(topic) {
      if (topic === wholeTopic) wholeRequests += 1;
    },
    subscribe(topic, listener) {
      emitter.on(topic, listener);
      return () => void emitter.off(topic, listener);
    },
    close: async () => undefined,
  };
  board = new AccountBoard(bus, { warn: jest.fn() });
});
afterEach(() => jest.useRealTimers());

const state = (login: string, balance: bigint): TradingState => ({
  login,
  group: 'real\\STD-USD',
  leverage: 100,
  tradeDisabled: false,
  balance,
  credit: 7n,
  equity: balance + 7n,
  margin: 0n,
  marginFree: balance + 7n,
  marginLevel: null,
  positions: 1,
});
const position: TradingPosition = {
  position: '9',
  symbol: 'EURUSD',
  side: 'buy',
  volume: 100n,
  openPrice: '1.10000',
  price: '1.10010',
  floating: -10n,
  swap: -2n,
};
const send = (changes: Partial<AccountChanges> & { number: number }) =>
  emitter.emit(changesTopic, toText({ sender: 'a', whole: false, accounts: [], gone: [], ...changes }));
const account = (login: string, balance: bigint) => ({ state: state(login, balance), open: [position] });

it('returns every account as sent, with later changes applied', () => {
  send({ number: 1, whole: true, accounts: [account('1', 100n), account('2', 200n)] });
  send({ number: 2, accounts: [account('2', 201n)] });
  expect(board.get('1')).toEqual(account('1', 100n));
  expect(board.get('2')).toEqual(account('2', 201n));
  expect(board.get('3')).toBeUndefined();
  expect(wholeRequests).toBe(0);
});

it('removes an account for which the platform returns nothing', () => {
  send({ number: 1, whole: true, accounts: [account('1', 100n), account('2', 200n)] });
  send({ number: 2, gone: ['1'] });
  expect([board.get('1'), board.get('2')?.state.balance]).toEqual([undefined, 200n]);
  send({ number: 3, whole: true, accounts: [account('1', 100n)] });
  expect([board.get('1')?.state.balance, board.get('2')]).toEqual([100n, undefined]);
});

it.each([
  ['a message was missed', { number: 3 }],
  ['another poller sends changes only', { number: 2, sender: 'b' }],
])('returns no account after %s, until all accounts were sent again', (_case, next) => {
  send({ number: 1, whole: true, accounts: [account('1', 100n)] });
  send(next);
  expect(board.get('1')).toBeUndefined();
  expect(wholeRequests).toBe(1);
  send({ ...next, number: next.number + 1, accounts: [account('2', 200n)] });
  expect(board.get('2')).toBeUndefined();
  send({ ...next, number: next.number + 2, whole: true, accounts: [account('1', 300n)] });
  expect(board.get('1')?.state.balance).toBe(300n);
});

it('requests all accounts if it joins late', () => {
  send({ number: 8, accounts: [account('1', 100n)] });
  expect(board.get('1')).toBeUndefined();
  expect(wholeRequests).toBe(1);
});

it('returns no account while the poller is silent', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  send({ number: 1, whole: true, accounts: [account('1', 100n)] });
  jest.setSystemTime(1_004_999);
  expect(board.get('1')).toBeDefined();
  jest.setSystemTime(1_005_000);
  expect(board.get('1')).toBeUndefined();
});

it('matches the ledger by balance and credit, or by a difference confirmed by the platform', () => {
  send({ number: 1, whole: true, accounts: [account('1', 100n)] });
  expect(board.agrees('1', '100 7')).toBe(true);
  expect(board.agrees('1', '100 0')).toBe(false);
  board.confirm(state('1', 90n), '90 7');
  expect(board.agrees('1', '90 7')).toBe(false);
  board.confirm(state('1', 100n), '90 7');
  expect(board.agrees('1', '90 7')).toBe(true);
  expect(board.agrees('1', '80 7')).toBe(false);
});

it('stops polling after the look that is running', async () => {
  const db = openDatabase(await newDatabase());
  const log = { warn: jest.fn(), info: jest.fn() };
  let sendNow: () => void = () => undefined;
  const sending = new Promise<void>((done) => (sendNow = done));
  const publish = jest.fn(() => sending);
  const bus: Bus = { publish, subscribe: () => () => undefined, close: async () => undefined };
  const poller = startAccountPoller({ db, log, brand: brandOf('eet'), trading: {}, bus } as never, {
    isActive: true,
    stop: async () => undefined,
  });
  await waitFor(async () => publish.mock.calls.length > 0, 'a look');
  let stopped = false;
  const stopping = poller.stop().then(() => (stopped = true));
  await setTimeout(50);
  expect(stopped).toBe(false);
  sendNow();
  await stopping;
  expect(log.warn).not.toHaveBeenCalled();
  await db.close();
});
