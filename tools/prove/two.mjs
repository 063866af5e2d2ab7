// Two gateways behind nginx on one PostgreSQL with a streaming standby, under load: gateways are killed, the standby is
// promoted. Nothing that was acknowledged may be lost or done twice, and nobody may be signed out. Then a new customer's journey
// to a deposit, in a browser through the same nginx. With `--platform connector` both gateways trade through the MetaTrader 5
// connector and one protocol simulator.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from '../commands/lib/fail.mjs';
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { runNode } from '../commands/lib/run.mjs';
import { ended, freePort, startGateway } from '../commands/lib/gateway-process.mjs';
import { startConnectorPlatform } from './lib/connector-platform.mjs';
import { startDatabasePair } from './lib/database-pair.mjs';
import { runFailureRounds } from './lib/failure-rounds.mjs';
import { gatewayEnv, startLoad } from './lib/start-load.mjs';
import { startNginx } from './lib/start-nginx.mjs';
import { readHistory } from './lib/history.mjs';
import { workFolder } from './lib/work-folder.mjs';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    kills: { type: 'string', default: '20' },
    promotions: { type: 'string', default: '3' },
    hands: { type: 'string', default: '8' },
    sync: { type: 'string', default: 'on' },
    platform: { type: 'string', default: 'sandbox' },
  },
});
if (!['sandbox', 'connector'].includes(values.platform)) fail('--platform 可选 sandbox、connector。');
const [kills, promotions] = [Number(values.kills), Number(values.promotions)];

const { folder, log, remove } = workFolder('portal-two-');
const database = await startDatabasePair({ folder, log, sync: values.sync !== 'off' });
const platform = values.platform === 'connector' ? await startConnectorPlatform() : undefined;
const ports = [await freePort(), await freePort()];
const envOf = (port) => ({
  ...gatewayEnv({ ...platform?.env, PORT: port, DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url }),
  SMS_DAILY_ADDRESS: '1000000',
  LOG_LEVEL: 'warn',
});
const gateways = [await startGateway(envOf(ports[0]), log), await startGateway(envOf(ports[1]), log)];
const nginx = await startNginx({ port: await freePort(), gateways: ports, folder, log });
const hands = Number(values.hands);
const load = await startLoad({ url: nginx.url, databaseUrl: database.url, folder, hands, platform });

async function killGateway(round) {
  const which = round % 2;
  gateways[which].child.kill('SIGKILL');
  await ended(gateways[which].child);
  gateways[which] = await startGateway(envOf(ports[which]), log);
  return { what: `杀死网关 ${which + 1}` };
}

/** Runs with automatic reviews, as for a new customer who tries the portal. */
async function journey() {
  for (const [which, { child }] of gateways.entries()) {
    child.kill('SIGTERM');
    await ended(child);
    gateways[which] = await startGateway({ ...envOf(ports[which]), REVIEW: 'auto' }, log);
  }
  const { ok, output } = await runNode(
    inWorkspace('node_modules/@playwright/test/cli.js'),
    ['test', '-c', inWorkspace('e2e/playwright.config.ts'), '--project=desktop', 'identity/journey.spec.ts'],
    { env: { E2E_PORT: new URL(nginx.url).port, E2E_RUNNING: '1' } },
  );
  if (!ok) console.log(output);
  console.log(`journey: ${ok ? 'passed' : 'failed'}`);
  return ok;
}

async function promote() {
  await database.promote();
  return { what: '主库死亡，备库接替' };
}

let faults = Infinity;
try {
  const injectFailure = (round) => (round <= kills ? killGateway(round) : promote());
  const { lost, twice, breaks, defects, idle } = await runFailureRounds({
    rounds: kills + promotions,
    load,
    injectFailure,
  });
  const signedOut = readHistory(join(folder, 'history')).filter(({ code }) => code === '10005' || code === '4').length;
  console.log(`signed out: ${signedOut}`);
  faults = lost + twice + breaks + defects + idle + signedOut + ((await journey()) ? 0 : 1);
} finally {
  if (faults > 0) process.exitCode = 1;
  await load.close();
  for (const { child } of [...gateways, nginx]) {
    child.kill('SIGTERM');
    await ended(child);
  }
  await database.stop();
  await platform?.close();
  remove({ keep: faults > 0 });
}
