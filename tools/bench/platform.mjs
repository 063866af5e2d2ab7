// The MetaTrader 5 connector against the simulator with 20 ms a request: account pages of many customers at once, the states of
// all logins, and the requests to open an account. Each is compared with the shortest time that its requests can take.
import { loadSource } from '../commands/lib/load-source.mjs';

const DELAY = 20;
const LOGINS = 20_000;
const CUSTOMERS = 300;
const PER_REQUEST = 100;
const SESSIONS = 8;

const { startMt5Simulator } = await loadSource('apps/api/src/adapters/trading/testing/mt5-simulator.ts');
const { mt5WebApi } = await loadSource('apps/api/src/adapters/trading/mt5-web-api/mt5-web-api.ts');

const simulator = await startMt5Simulator({ delay: DELAY });
const platform = mt5WebApi({ ...simulator, sessions: SESSIONS });
const user = { group: 'real\\STD-USD', name: 'Customer', leverage: 100, password: 'Trade#2026' };
const first = await platform.openUser({ ...user, externalId: 'first', first: true });
const template = simulator.users[0];
for (let n = 1; n < LOGINS; n += 1)
  simulator.users.push({ ...template, login: String(Number(first.login) + n), comment: `portal#${n}` });

async function time(work) {
  const before = simulator.asked.length;
  const start = performance.now();
  await work();
  return { seconds: (performance.now() - start) / 1000, requests: simulator.asked.length - before };
}
const floor = (requests) => (Math.ceil(requests / SESSIONS) * DELAY) / 1000;
function tell(what, { seconds, requests }, target, needed) {
  const ratio = (seconds / floor(needed)).toFixed(1);
  console.log(
    `${what}: ${seconds.toFixed(2)} s, ${requests} requests; ${ratio} times ${floor(needed).toFixed(2)} s (target ${target})`,
  );
}

const logins = simulator.users.map(({ login }) => login);
await platform.states(logins.slice(0, 800));
tell(
  `${CUSTOMERS} account pages at once`,
  await time(() => Promise.all(logins.slice(0, CUSTOMERS).map((login) => platform.states([login])))),
  '1 s',
  (3 * CUSTOMERS) / PER_REQUEST,
);
tell(`a look at ${LOGINS} logins`, await time(() => platform.states(logins)), '2 s', (3 * LOGINS) / PER_REQUEST);
tell(
  'opening an account',
  await time(() => platform.openUser({ ...user, externalId: 'last', first: true })),
  '2 requests',
  1,
);
await platform.close();
await simulator.close();
