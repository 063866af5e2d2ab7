import { waitFor } from '@portal/testkit';
import type { BalanceOperation } from '../../../ports';
import { platformAttempts } from '../../../testing/platform-attempts';
import { startMt5Simulator, type Mt5Simulator } from '../testing/mt5-simulator';
import { mt5WebApi } from './mt5-web-api';

// Two connectors are two gateways on one database, or one gateway before and after a restart.
const patience = { answer: 1_000, turn: 5_000, login: 0, ping: 60_000, looks: [10, 30], settle: 3_000 };
const user = { group: 'real\\STD-USD', name: '王小明', leverage: 100, password: 'Trade#2026', externalId: '7' };

let simulator: Mt5Simulator;
let sent: Awaited<ReturnType<typeof platformAttempts>>;
let closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  sent = await platformAttempts();
});
afterAll(() => sent.close());
beforeEach(async () => {
  await sent.forget();
  simulator = await startMt5Simulator({ lag: 1_500 });
  closing = [];
});
afterEach(async () => {
  for (const close of closing) await close();
  await simulator.close();
});

function connect() {
  const platform = mt5WebApi({ ...simulator, attempts: sent.attempts, patience });
  closing.push(() => platform.close());
  return platform;
}

async function deposit(): Promise<BalanceOperation> {
  const { login } = await connect().openUser(user);
  return { login, action: 'balance', amount: 10_000n, comment: 'D260305AB', ticket: '1' };
}
const deposits = () => simulator.deals.filter(({ profit }) => profit === 10_000n);
const settled = () => new Promise((resolve) => setTimeout(resolve, patience.settle));

it('moves money once when two gateways send it at the same time', async () => {
  const operation = await deposit();
  const results = await Promise.allSettled([0, 1, 2, 3].map(() => connect().applyBalance(operation)));
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(deposits()).toHaveLength(1);
  expect(await connect().applyBalance(operation)).toEqual({ deal: deposits()[0]?.deal });
});

it('does not send again after a restart while the request of before may still be executed', async () => {
  const operation = await deposit();
  simulator.fail('/api/trade/balance', 'late');
  const lost = connect().applyBalance(operation);
  lost.catch(() => undefined);
  await waitFor(async () => simulator.count('/api/trade/balance') === 1, 'the request');
  await expect(connect().applyBalance(operation)).rejects.toThrow('may still be carried out');
  await expect(lost).rejects.toThrow('not known');
  expect(deposits()).toHaveLength(0);
  await settled();
  expect(await connect().applyBalance(operation)).toEqual({ deal: deposits()[0]?.deal });
  expect(deposits()).toHaveLength(1);
});

it('sends after a restart what the gateway did not send before it stopped', async () => {
  const operation = await deposit();
  await sent.attempts.claim(`${operation.login} D260305AB#1`, patience.settle);
  await expect(connect().applyBalance(operation)).rejects.toThrow('may still be carried out');
  await settled();
  await connect().applyBalance(operation);
  expect(deposits()).toHaveLength(1);
});

it('sends at once at another gateway what the platform has refused', async () => {
  const operation = await deposit();
  simulator.fail('/api/trade/balance', { answer: { retcode: '10019 No money' } });
  await expect(connect().applyBalance(operation)).rejects.toMatchObject({ retcode: 10019 });
  await connect().applyBalance(operation);
  expect(deposits()).toHaveLength(1);
});

it('sends at once when only the search before it failed', async () => {
  const operation = await deposit();
  simulator.fail('/api/deal/get_total', 'notJson', 'notJson');
  await expect(connect().applyBalance(operation)).rejects.toThrow();
  await connect().applyBalance(operation);
  expect(deposits()).toHaveLength(1);
});

it('opens one user when two gateways open it at the same time', async () => {
  await Promise.allSettled([0, 1, 2].map(() => connect().openUser({ ...user, first: true })));
  expect(simulator.users).toHaveLength(1);
  expect(await connect().openUser({ ...user, first: true })).toEqual({ login: simulator.users[0]?.login });
});

it('keeps the claim of a later attempt when an earlier one ends', async () => {
  const earlier = await sent.attempts.claim('key', 0);
  await new Promise((resolve) => setTimeout(resolve, 5));
  const later = await sent.attempts.claim('key', 0);
  expect([earlier?.isFirst, later?.isFirst]).toEqual([true, false]);
  await sent.attempts.release(earlier!);
  expect(await sent.attempts.claim('key', 60_000)).toBeUndefined();
  await sent.attempts.release(later!);
  expect(await sent.attempts.claim('key', 60_000)).toMatchObject({ isFirst: true });
});

it('keeps the record of a request for a day, whatever else is sent', async () => {
  const age = (hours: number) => sent.age('old', hours);
  const first = await sent.attempts.claim('old', 60_000);
  await age(23);
  await sent.attempts.claim('other', 60_000);
  expect(await sent.attempts.claim('old', 24 * 3_600_000)).toBeUndefined();
  await age(25);
  await sent.attempts.claim('another', 60_000);
  expect([first?.isFirst, (await sent.attempts.claim('old', 60_000))?.isFirst]).toEqual([true, true]);
});

it('sends no money without a record of what was sent', async () => {
  const platform = mt5WebApi({ ...simulator, patience });
  closing.push(() => platform.close());
  await expect(platform.openUser(user)).rejects.toThrow('only reads');
  expect(simulator.users).toHaveLength(0);
});
