import { waitFor } from '@portal/testkit';
import { moveClock } from '../../../testing/move-clock';
import { startMt5Simulator, type Fault, type Mt5Simulator } from '../testing/mt5-simulator';
import { Done, Logins } from './answers';
import { NotSent } from './not-sent';
import { openSession, type Patience } from './session';

const usual: Patience = { answer: 10_000, turn: 10_000, login: 0, ping: 60_000, largest: 1_000_000 };
const read = { path: '/api/user/logins?group=real*', repeatable: true };

let simulator: Mt5Simulator;
let closing: (() => Promise<void>)[] = [];

beforeEach(async () => {
  simulator = await startMt5Simulator({ lag: 20_000 });
  closing = [];
});
afterEach(async () => {
  jest.useRealTimers();
  for (const close of closing) await close();
  await simulator.close();
});

function session(patience: Partial<Patience> = {}, password = simulator.password) {
  const opened = openSession(new URL(simulator.url), { login: simulator.login, password }, { ...usual, ...patience });
  closing.push(() => opened.close());
  return opened;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('connects with the first call and not earlier', async () => {
  const link = session();
  expect(simulator.connections().opened).toBe(0);
  expect(await link.call(read, Logins)).toMatchObject({ answer: [] });
  expect(simulator.requests.map((address) => address.split('?')[0])).toEqual([
    '/api/auth/start',
    '/api/auth/answer',
    '/api/user/logins',
  ]);
});

it.each<[string, Fault]>([
  ['answers another proof', { answer: { retcode: '0 Done', cli_rand_answer: '00'.repeat(16) } }],
  ['answers no proof', { answer: { retcode: '0 Done' } }],
  ['answers half a proof', { answer: { retcode: '0 Done', cli_rand_answer: '00' } }],
  ['refuses', { answer: { retcode: '1012 IP blocked' } }],
  ['hangs', 'slow'],
  ['drops the line', 'dropBefore'],
])('sends nothing to a platform that %s, and logs in again next time', async (_what, fault) => {
  const link = session(fault === 'slow' ? { answer: 1_000 } : {});
  simulator.fail('/api/auth/answer', fault);
  await expect(link.call(read, Logins)).rejects.toBeInstanceOf(NotSent);
  expect(simulator.count('/api/user/logins')).toBe(0);
  expect(await link.call(read, Logins)).toMatchObject({ answer: [] });
  expect(simulator.connections().opened).toBe(2);
});

it('limits logins to a platform that refuses the password', async () => {
  const link = session({ login: 60_000 }, 'Wrong#1');
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => link.call(read, Logins)));
  expect(tries.every((one) => one.status === 'rejected' && one.reason instanceof NotSent)).toBe(true);
  expect(simulator.count('/api/auth/start')).toBe(1);
  moveClock(Date.now() + 60_000);
  await expect(link.call(read, Logins)).rejects.toThrow('no session');
  expect(simulator.count('/api/auth/start')).toBe(2);
});

it.each<Fault>(['dropBefore', 'dropAfter', 'notJson', 'otherAnswer', 'lostSession', { status: 502 }])(
  'repeats a read request once after %p',
  async (fault) => {
    const link = session();
    simulator.fail('/api/user/logins', fault);
    expect(await link.call(read, Logins)).toMatchObject({ answer: [] });
    simulator.fail('/api/user/logins', fault, fault);
    await expect(link.call(read, Logins)).rejects.toThrow();
    expect(simulator.count('/api/user/logins')).toBe(4);
  },
);

it('repeats no other request', async () => {
  const link = session();
  simulator.fail('/api/user/add', 'dropBefore');
  await expect(link.call({ path: '/api/user/add', body: {}, repeatable: false }, Done)).rejects.toThrow();
  expect(simulator.count('/api/user/add')).toBe(1);
});

it('stops waiting for a response at the timeout, and for its turn', async () => {
  const link = session({ answer: 1_000, turn: 100 });
  await link.call(read, Logins);
  simulator.fail('/api/user/logins', 'slow');
  const began = Date.now();
  const tries = await Promise.allSettled([1, 2, 3].map(() => link.call(read, Logins)));
  expect(Date.now() - began).toBeLessThan(10_000);
  expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(tries[1]).toMatchObject({ reason: expect.any(NotSent) });
  expect(await link.call(read, Logins)).toMatchObject({ answer: [] });
});

it('sends one request at a time', async () => {
  const link = session();
  await Promise.all(Array.from({ length: 20 }, () => link.call(read, Logins)));
  expect(simulator.connections().opened).toBe(1);
});

it('sends no request on a new connection before the login', async () => {
  const link = session();
  await link.call(read, Logins);
  simulator.dropConnections();
  await Promise.all([link.call(read, Logins), link.call(read, Logins)]);
  expect(simulator.connections()).toEqual({ opened: 2, open: 1 });
  expect(simulator.count('/api/auth/answer')).toBe(2);
});

it('pings only while it is idle', async () => {
  const link = session({ ping: 40 });
  await link.call(read, Logins);
  await waitFor(async () => simulator.count('/api/test/access') >= 2, 'two pings');
  const pings = simulator.count('/api/test/access');
  simulator.fail('/api/test/access', 'dropBefore');
  await waitFor(async () => simulator.count('/api/test/access') > pings, 'the ping that fails');
  await pause(140);
  expect(simulator.count('/api/test/access')).toBe(pings + 1);
  expect(simulator.count('/api/auth/start')).toBe(1);
  await link.call(read, Logins);
  expect(simulator.count('/api/auth/start')).toBe(2);
});

it('renews a session by ping if the platform has dropped it', async () => {
  const link = session({ ping: 40 });
  await link.call(read, Logins);
  simulator.forgetSessions();
  await waitFor(async () => simulator.count('/api/auth/answer') === 2, 'the second session');
});

it.each<Fault>(['twice', 'again'])('does not read an earlier response as the next one (%s)', async (fault) => {
  const link = session();
  const answers = (login: string): Fault => ({ answer: { retcode: '0 Done', answer: [login] } });
  simulator.fail('/api/user/logins', fault);
  await link.call(read, Logins);
  if (fault === 'twice') await link.call(read, Logins);
  await pause(60);
  simulator.fail('/api/user/logins', answers('5'), answers('6'));
  expect(await link.call(read, Logins)).toMatchObject({ answer: ['5'] });
  expect(await link.call(read, Logins)).toMatchObject({ answer: ['6'] });
});

it('sends a request that waited for a closed connection on a new one, after the handshake', async () => {
  const link = session();
  await link.call(read, Logins);
  simulator.fail('/api/user/logins', 'lastWord');
  const add = { path: '/api/user/change_password', body: { Login: '1' }, repeatable: false };
  const tries = await Promise.allSettled([link.call(read, Logins), link.call(add, Done)]);
  expect(tries).toMatchObject([{ status: 'fulfilled' }, { reason: { retcode: 13 } }]);
  expect(simulator.count('/api/auth/answer')).toBe(2);
  expect(simulator.count('/api/user/change_password')).toBe(1);
});

it('closes its connection and refuses further calls', async () => {
  const link = session({ ping: 20 });
  const last = link.call(read, Logins);
  const queued = link.call(read, Logins);
  await pause(60);
  await link.close();
  await link.close();
  await Promise.all([last, queued]);
  await expect(link.call(read, Logins)).rejects.toThrow('closed');
  await waitFor(async () => simulator.connections().open === 0, 'no connection');
});
