// The MetaTrader 5 connector against the simulator with 20 ms a request: account pages of many customers at once, the states of
// all logins, and the requests to open an account. Each is compared with the shortest time that its requests can take. Then the bus: all
// accounts, and a twentieth of them, from one gateway to the board of another.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { loadSource } from '../commands/lib/load-source.mjs';

const DELAY = 20;
const LOGINS = 20_000;
const CUSTOMERS = 300;
const PER_REQUEST = 100;
const SESSIONS = 8;

const { startMt5Simulator } = await loadSource('apps/api/src/adapters/trading/testing/mt5-simulator.ts');
const { mt5WebApi } = await loadSource('apps/api/src/adapters/trading/mt5-web-api/mt5-web-api.ts');
const { accountReader } = await loadSource('apps/api/src/core/live-accounts/account-reader.ts');
const { brandOf } = await loadSource('libs/brand/src/index.ts');
const { readEnv } = await loadSource('apps/api/src/start/env/env.ts');

const simulator = await startMt5Simulator({ delay: DELAY });
// One process, which is never stopped in between.
const attempts = { claim: async (key) => ({ key, token: '', isFirst: true }), release: async () => {} };
const platform = mt5WebApi({ ...simulator, attempts, sessions: SESSIONS });
const user = { group: 'real\\STD-USD', name: 'Customer', leverage: 100, password: 'Trade#2026' };
const first = await platform.openUser({ ...user, externalId: 'first', first: true });
const template = simulator.users[0];
for (let n = 1; n < LOGINS; n += 1)
  simulator.users.push({ ...template, login: String(Number(first.login) + n), comment: `portal#${n}` });

async function time(work) {
  const before = simulator.requests.length;
  const start = performance.now();
  const blocked = monitorEventLoopDelay({ resolution: 1 });
  blocked.enable();
  await work();
  blocked.disable();
  const seconds = (performance.now() - start) / 1000;
  return { seconds, requests: simulator.requests.length - before, longest: blocked.max / 1e6 };
}
const floor = (requests) => (Math.ceil(requests / SESSIONS) * DELAY) / 1000;
function tell(what, { seconds, requests, longest }, target, needed) {
  const ratio = (seconds / floor(needed)).toFixed(1);
  console.log(
    `${what}: ${seconds.toFixed(2)} s, ${requests} requests; ${ratio} times ${floor(needed).toFixed(2)} s (target ${target}); longest pause ${longest.toFixed(0)} ms`,
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
const byLogins = await time(() => platform.states(logins));
tell(`${LOGINS} logins by their logins`, byLogins, 'none', (3 * LOGINS) / PER_REQUEST);
const read = accountReader({ log: console, brand: brandOf(readEnv({}).BRAND), trading: platform });
const byGroups = await time(() => read(logins));
tell(`a look at ${LOGINS} logins by groups`, byGroups, '2 s', byGroups.requests);
tell(
  'opening an account',
  await time(() => platform.openUser({ ...user, externalId: 'last', first: true })),
  '2 requests',
  1,
);
const states = [...(await platform.states(logins)).values()];
await platform.close();
await simulator.close();

const { startPostgres } = await loadSource('apps/api/src/database/postgres/start-postgres.ts');
const { openDatabase } = await loadSource('apps/api/src/database/database.ts');
const { postgresBus } = await loadSource('apps/api/src/adapters/bus/postgres-bus.ts');
const { AccountBoard } = await loadSource('apps/api/src/core/live-accounts/account-board.ts');
const { changesTopic, toText } = await loadSource('apps/api/src/core/live-accounts/account-changes.ts');
const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const postgres = await startPostgres({ dataDir });
const [sending, receiving] = [openDatabase(postgres.url), openDatabase(postgres.url)];
const log = { warn: console.log, error: console.error };
const [from, to] = [sending, receiving].map((db) => postgresBus({ db, log }));
const board = new AccountBoard(to, log);

/** Sends the first accounts with a new balance, until the board has the last of them. */
async function send(number, count) {
  const accounts = states.slice(0, count).map((state) => ({ state: { ...state, balance: BigInt(number) }, open: [] }));
  const start = performance.now();
  const text = toText({ sender: 'bench', number, whole: number === 1, accounts, gone: [] });
  await from.publish(changesTopic, text);
  const last = accounts.at(-1).state;
  while (board.get(last.login)?.state.balance !== last.balance) await new Promise((done) => setTimeout(done, 5));
  const seconds = (performance.now() - start) / 1000;
  console.log(`${count} accounts over the bus: ${seconds.toFixed(2)} s, ${(text.length / 1e6).toFixed(1)} MB`);
}
// Until the connection of the receiver listens, nobody gets a message.
let number = 0;
while (!board.get(states[0].login)) {
  await from.publish(
    changesTopic,
    toText({
      sender: 'start',
      number: (number += 1),
      whole: true,
      accounts: [{ state: states[0], open: [] }],
      gone: [],
    }),
  );
  await new Promise((done) => setTimeout(done, 50));
}
await send(1, LOGINS);
await send(2, LOGINS / 20);
board.close();
for (const bus of [from, to]) await bus.close();
for (const db of [sending, receiving]) await db.close();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });
