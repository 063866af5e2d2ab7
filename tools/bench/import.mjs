// The import of existing customers and their MT5 logins, each with a deal of the last day, against the Web API simulator with 20 ms a
// request. COUNT changes the number; the target is 200,000 logins in 15 minutes.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSource } from '../commands/lib/load-source.mjs';
import { inWorkspace } from '../commands/lib/workspace.mjs';

const COUNT = Number(process.env.COUNT ?? 10_000);
const TARGET = { count: 200_000, seconds: 900 };

const { startPostgres } = await loadSource('apps/api/src/database/postgres/start-postgres.ts');
const { startMt5Simulator } = await loadSource('apps/api/src/adapters/trading/testing/mt5-simulator.ts');
const { importFile } = await loadSource('apps/api/src/start/run-import.ts');
const { readEnv } = await loadSource('apps/api/src/start/env/env.ts');

const folder = mkdtempSync(join(tmpdir(), 'portal-import-bench-'));
const postgres = await startPostgres({ dataDir: folder, log: () => undefined });
const simulator = await startMt5Simulator({ delay: 20 });
const logins = Array.from({ length: COUNT }, (_none, n) => String(1_000_000 + n));
for (const login of logins) {
  simulator.users.push({
    login,
    group: 'real\\STD-USD',
    name: 'Customer',
    leverage: '100',
    comment: '',
    password: 'Trade#2026',
    balance: 100_000n,
    credit: 0n,
    rights: '355',
    archived: false,
    account: {},
  });
}
const phones = logins.map((_login, n) => String(13_000_000_000 + n));
const customers = join(folder, 'customers.csv');
const accounts = join(folder, 'accounts.csv');
writeFileSync(
  customers,
  ['mobilePhone,chineseName,idDocumentNumber,kyc', ...phones.map((phone) => `${phone},,,none`)].join('\n'),
);
writeFileSync(accounts, ['login,mobilePhone', ...logins.map((login, n) => `${login},${phones[n]}`)].join('\n'));

const run = {
  env: readEnv({
    MT5_URL: simulator.url,
    MT5_LOGIN: simulator.login,
    MT5_PASSWORD: simulator.password,
    LOG_LEVEL: 'silent',
  }),
  databaseUrl: postgres.url,
  schemaFolder: inWorkspace('apps/api/database'),
  secret: randomBytes(32).toString('hex'),
  print: () => undefined,
};
async function timed(what, file) {
  const start = performance.now();
  const before = simulator.requests.length;
  const ok = await importFile({ ...run, arguments: [what, file, '--apply'] });
  const seconds = (performance.now() - start) / 1000;
  const whole = (seconds * TARGET.count) / COUNT;
  console.log(
    `${COUNT} ${what}: ${seconds.toFixed(1)} s, ${simulator.requests.length - before} requests${ok ? '' : ', WITH FAULTS'}; ` +
      `${TARGET.count} of them: ${Math.round(whole)} s (target ${TARGET.seconds} s)`,
  );
}
await timed('customers', customers);
await timed('accounts', accounts);
await timed('accounts', accounts);
await simulator.close();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
