// The import of a day's deals of all logins from the Web API simulator with 20 ms a request: first all are new, then nothing has changed.
// LOGINS and DEALS (of each login) change the numbers. The time of a deal must not grow with the number of logins.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSource } from '../commands/lib/load-source.mjs';
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { sized } from './lib/sized.mjs';

const LOGINS = Number(process.env.LOGINS ?? sized(2_000, 10));
const DEALS = Number(process.env.DEALS ?? 5);

const { startPostgres } = await loadSource('apps/api/src/database/postgres/start-postgres.ts');
const { openDatabase } = await loadSource('apps/api/src/database/database.ts');
const { startMt5Simulator } = await loadSource('apps/api/src/adapters/trading/testing/mt5-simulator.ts');
const { mt5WebApi } = await loadSource('apps/api/src/adapters/trading/mt5-web-api/mt5-web-api.ts');
const { importSince } = await loadSource('apps/api/src/reports/import-records.ts');
const { importFile } = await loadSource('apps/api/src/start/run-import.ts');
const { readEnv } = await loadSource('apps/api/src/start/env/env.ts');

const folder = mkdtempSync(join(tmpdir(), 'portal-deals-bench-'));
const postgres = await startPostgres({ dataDir: folder, log: () => undefined });
const simulator = await startMt5Simulator({ delay: 20 });
const logins = Array.from({ length: LOGINS }, (_none, n) => String(1_000_000 + n));
const user = {
  group: 'real\\STD-USD',
  name: 'Customer',
  leverage: '100',
  comment: '',
  rights: '0',
  password: 'Trade#2026',
};
for (const login of logins)
  simulator.users.push({ ...user, login, balance: 100_000n, credit: 0n, archived: false, account: {} });

const phones = logins.map((_login, n) => String(13_000_000_000 + n));
const { url: MT5_URL, login: MT5_LOGIN, password: MT5_PASSWORD } = simulator;
const run = {
  env: readEnv({ MT5_URL, MT5_LOGIN, MT5_PASSWORD, LOG_LEVEL: 'silent' }),
  databaseUrl: postgres.url,
  schemaFolder: inWorkspace('apps/api/database'),
  secret: randomBytes(32).toString('hex'),
  print: () => undefined,
};
const files = {
  customers: ['mobilePhone,chineseName,idDocumentNumber,kyc', ...phones.map((phone) => `${phone},,,none`)],
  accounts: ['login,mobilePhone', ...logins.map((login, n) => `${login},${phones[n]}`)],
};
for (const [what, lines] of Object.entries(files)) {
  const file = join(folder, `${what}.csv`);
  writeFileSync(file, lines.join('\n'));
  await importFile({ ...run, arguments: [what, file, '--apply'] });
}

const now = Math.floor(Date.now() / 1000);
let number = 0;
for (let n = 0; n < DEALS; n += 1)
  for (const login of logins) {
    number += 1;
    const time = now - 80_000 + Math.floor((number * 80_000) / (LOGINS * DEALS));
    const trade = { order: String(number), position: String(number), symbol: 'EURUSD', entry: '0', volume: 100n };
    simulator.deals.push({ deal: String(number), login, action: '0', profit: 0n, commission: -10n, comment: '', time, ...trade }); // prettier-ignore
    simulator.orders.push({ order: String(number), login, symbol: 'EURUSD', type: '0', volume: 100n, price: '1.1', time }); // prettier-ignore
  }

const db = openDatabase(postgres.url);
await db.rows('bench.analyze', 'analyze');
const trading = mt5WebApi({ ...simulator });
let failed = 0;
const log = { error: ({ err }) => (failed++ || console.error(err), undefined), warn: () => undefined };
const gateway = { db, log, ports: { history: trading.history } };
async function timed(what) {
  const before = simulator.requests.length;
  const start = performance.now();
  await importSince(gateway, new Date((now - 86_000) * 1000));
  const seconds = (performance.now() - start) / 1000;
  const requests = simulator.requests.length - before;
  const perDeal = ((seconds * 1e6) / number).toFixed(0);
  console.log(`${number} deals of ${LOGINS} logins, ${what}: ${seconds.toFixed(2)} s, ${perDeal} µs a deal, ${requests} requests`); // prettier-ignore
}
try {
  await timed('all new');
  await timed('nothing changed');
  const { imported } = await db.row('bench.imported', 'select count(*)::int as imported from reports.platform_deal');
  if (failed > 0 || imported !== number) throw new Error(`${imported} of ${number} deals imported, ${failed} failures`);
} finally {
  await trading.close();
  await simulator.close();
  await db.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
