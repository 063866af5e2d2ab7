import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '@portal/testkit';
import { platformAttempts } from '../../../testing/platform-attempts';
import { startMt5Simulator, type Mt5Simulator } from '../testing/mt5-simulator';
import { mt5WebApi } from './mt5-web-api';
import { NotSent } from './not-sent';

const patience = { answer: 1_000, turn: 60_000, login: 0, ping: 60_000, looks: [] };
let simulator: Mt5Simulator;
let sent: Awaited<ReturnType<typeof platformAttempts>>;
let platform: ReturnType<typeof mt5WebApi>;

beforeAll(async () => {
  sent = await platformAttempts();
});
afterAll(() => sent.close());
beforeEach(async () => {
  await sent.forget();
  simulator = await startMt5Simulator({ lag: 20_000 });
});
afterEach(async () => {
  await platform.close();
  await simulator.close();
});

/** @param reopen milliseconds until one request tries again */
async function connect(reopen: number, slow = 10_000, sessions = 1) {
  const breaker = { failures: 3, reopen, slow };
  platform = mt5WebApi({ ...simulator, attempts: sent.attempts, patience: { ...patience, breaker }, sessions });
  await platform.serverTime();
}
const hang = () => simulator.fail('/api/time/server', ...Array.from({ length: 50 }, () => 'slow' as const));
const failing = () => expect(platform.serverTime()).rejects.toThrow();

it('sends no more requests once the platform hangs, and reports without waiting that nothing was sent', async () => {
  await connect(60_000);
  hang();
  for (let n = 0; n < 3; n += 1) await failing();
  const [before, started] = [simulator.requests.length, Date.now()];
  await expect(
    platform.applyBalance({ login: '1', action: 'balance', amount: 1n, comment: 'D1', ticket: '1' }),
  ).rejects.toBeInstanceOf(NotSent);
  for (let n = 0; n < 20; n += 1) await failing();
  expect(Date.now() - started).toBeLessThan(20 * patience.answer);
  expect(simulator.requests).toHaveLength(before);
});

it('tries one request after a while, and then allows all requests again', async () => {
  const reopen = 1_500;
  await connect(reopen);
  simulator.setAway(true);
  for (let n = 0; n < 3; n += 1) await failing();
  simulator.setAway(false);
  await failing();
  await pause(reopen);
  await platform.serverTime();
  await Promise.all([1, 2, 3].map(() => platform.serverTime()));
});

it('does not count refusals as failures', async () => {
  await connect(60_000);
  for (let n = 0; n < 10; n += 1)
    await expect(platform.updateUser('1', { leverage: 1 })).rejects.toMatchObject({ retcode: 13 });
  await platform.serverTime();
});

it('sends no more requests to a platform that answers late, and gives each late answer to its caller', async () => {
  const lag = 700;
  await simulator.close();
  simulator = await startMt5Simulator({ lag });
  await connect(60_000, 100, 8);
  simulator.fail('/api/time/server', 'slow', 'slow', 'slow');
  const late = [1, 2, 3].map(() => platform.serverTime());
  const begun = Date.now();
  await waitFor(async () => {
    const answer = await Promise.race([platform.serverTime().catch((error: unknown) => error), pause(50)]);
    return answer instanceof NotSent;
  }, 'the breaker');
  expect(Date.now() - begun).toBeLessThan(lag);
  for (const time of await Promise.all(late)) expect(time).toBeInstanceOf(Date);
});
