import { brandOf } from '@portal/brand';
import { waitFor } from '@portal/testkit';
import { mt5WebApi } from '../../adapters/trading/mt5-web-api/mt5-web-api';
import { startMt5Simulator, type Mt5Simulator } from '../../adapters/trading/testing/mt5-simulator';
import { groupsOf } from '../levels';
import { accountReader } from './account-reader';

const brand = brandOf('eet');
const groups = groupsOf(brand);
const [first = ''] = groups;
const log = { warn: jest.fn(), info: jest.fn() };
const count = 1_200;
/** Logins that the platform does not know. */
const others = Array.from({ length: 1_000 }, (_none, n) => String(100_000 + n));

let simulator: Mt5Simulator;
let trading: ReturnType<typeof mt5WebApi>;
let read: ReturnType<typeof accountReader>;

/** A platform with accounts that take turns in the groups, each with its number as its balance. */
async function start(inGroups: readonly string[], largest = 10_000_000) {
  simulator = await startMt5Simulator();
  const user = {
    name: 'Customer',
    leverage: '100',
    comment: '',
    password: 'Trade#2026',
    credit: 0n,
    archived: false,
    rights: '355',
  };
  for (let n = 0; n < count; n += 1) {
    const group = inGroups[n % inGroups.length]!;
    simulator.users.push({ ...user, login: String(700_000 + n), group, balance: BigInt(n), account: {} });
  }
  trading = mt5WebApi({ ...simulator, patience: { largest } });
  read = accountReader({ log: log as never, brand, trading });
}
afterEach(async () => {
  await trading.close();
  await simulator.close();
});

const logins = () => simulator.users.map(({ login }) => login);
const requests = () => ({
  groups: simulator.requests.filter((address) => address.startsWith('/api/user/account/get_batch?group=')).length,
  lists: simulator.requests.filter((address) => address.startsWith('/api/user/account/get_batch?login=')).length,
});
/** Reads the accounts, and expects each of them once with its own balance. */
const readAll = async (asked = logins()) => {
  const accounts = await read(asked);
  expect(accounts.map(({ state }) => state.login).sort()).toEqual([...asked].sort());
  for (const { state } of accounts) expect(state.balance).toBe(BigInt(state.login) - 700_000n);
  return accounts;
};

it('reads many accounts by their groups, with open positions', async () => {
  await start(groups);
  const position = simulator.openPosition('700007', { symbol: 'EURUSD', side: 'buy', volume: 100n, price: '1.1' });
  const accounts = await readAll();
  expect(requests()).toEqual({ groups: groups.length, lists: 0 });
  const holders = accounts.filter(({ open }) => open.length > 0);
  expect(holders).toMatchObject([{ state: { login: '700007', positions: 1 }, open: [{ position }] }]);
});

it('reads accounts of other groups by their logins', async () => {
  await start([...groups, 'real\\Other']);
  await readAll();
  expect(requests()).toEqual({ groups: groups.length, lists: 2 });
});

it('reads few accounts by their logins', async () => {
  await start(groups);
  await readAll(logins().slice(0, 150));
  expect(requests()).toEqual({ groups: 0, lists: 2 });
});

it.each([
  ['is too large for one answer', [first], 50_000, () => logins()],
  ['has mostly accounts of others', [first], 10_000_000, () => [...logins().slice(0, 250), ...others]],
])('reads a group that %s by its logins from then on', async (_case, inGroups, largest, asked) => {
  await start(inGroups, largest);
  await read(asked());
  const before = requests();
  expect(before.groups).toBe(groups.length);
  await read(asked());
  // The other groups are empty, and are asked for again.
  expect(requests().groups - before.groups).toBe(groups.length - 1);
  expect(requests().lists).toBeGreaterThan(before.lists);
});

it('reads a group by its logins if the answer is that of another group', async () => {
  await start(groups);
  simulator.openPosition('700001', { symbol: 'EURUSD', side: 'buy', volume: 100n, price: '1.1' });
  const row = { Position: '1', Login: '700001', Symbol: 'EURUSD', Action: '0', Volume: '100', Profit: '0.00' };
  const answer = [{ ...row, Storage: '0.00', PriceOpen: '1.1', PriceCurrent: '1.1' }];
  simulator.fail('/api/position/get_batch', { answer: { retcode: '0 Done', answer } });
  const accounts = await readAll();
  expect(accounts.filter(({ open }) => open.length > 0).map(({ state }) => state.login)).toEqual(['700001']);
  expect(requests().lists).toBeGreaterThan(0);
});

it('leaves out an account with a position that cannot be read', async () => {
  await start(groups);
  simulator.openPosition('700001', { symbol: 'EURUSD', side: 'buy', volume: 100n, price: '1e-7' });
  simulator.openPosition('700002', { symbol: 'EURUSD', side: 'buy', volume: 100n, price: '1.1' });
  const accounts = await read(['700001', '700002', '700003']);
  expect(accounts.map(({ state, open }) => [state.login, open.length])).toEqual([
    ['700002', 1],
    ['700003', 0],
  ]);
  // Also where no other account has positions.
  expect((await read(['700001', '700003'])).map(({ state }) => state.login)).toEqual(['700003']);
});

it('logs once that the platform gives no accounts, and once that it does again', async () => {
  await start(groups);
  jest.clearAllMocks();
  simulator.setAway(true);
  for (let n = 0; n < 5; n += 1) expect(await read(['700001'])).toEqual([]);
  simulator.setAway(false);
  await waitFor(async () => (await read(['700001'])).length === 1, 'the account');
  await readAll(['700001']);
  const failed = 'the trading platform gave no accounts';
  expect(log.warn.mock.calls.map(([, message]) => message)).toEqual([failed]);
  expect(log.info.mock.calls.map(([facts, message]) => [facts.failed, message])).toEqual([[failed, 'works again']]);
});
