import { brandOf, type ThemeChanges } from '@portal/brand';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { banner } from './start/banner';
import { knownFault } from './start/commands/known-fault';
import { processTerminal } from './start/commands/process-terminal';
import { runPortal } from './start/commands/run-portal';
import { registerBusinessMetrics } from './start/business-metrics';
import { compose } from './start/compose';
import { keepAnalysis } from './content/analysis/keep-analysis';
import { EnvError } from './core/errors/env-error';
import { readEnv, type Env } from './start/env/env';
import { hasDemo } from './http/demo/demo-customer';
import { databaseFaults } from './database/database-faults';
import { serveMetrics } from './observability/metrics';
import { startPostgres } from './database/postgres/start-postgres';
import { watchRejections } from './observability/watch-rejections';
import { readTheme } from './pages/read-theme';
import { brandFaults, productionFaults } from './start/checks/production-faults';
import { siteEntry, startFaults, webFaults } from './start/checks/start-faults';
import { unknownSettings } from './start/env/unknown-settings';
import { secretOf } from './crypto/key-ring';
import { sandboxSecret } from './crypto/sandbox-secret';
import type { SiteRenderer } from './pages/site-renderer';
import { copyRecords } from './reports/copy-demo';
import { importLogin } from './reports/import-records';
import { addDemoStaff } from './sandbox/demo-staff';
import { seedDemo, showDemo } from './sandbox/seed-demo';
import { seedPast } from './sandbox/seed-past';

const schemaFolder = join(import.meta.dirname, 'database');

/** Ends the process with a line per fault and without a stack. */
function fail(error: unknown): never {
  console.error(knownFault(error) ?? error);
  process.exit(1);
}

async function siteRenderer(env: Env, theme: ThemeChanges | undefined): Promise<SiteRenderer> {
  const { WEB_DIR, BRAND, MODE, REVEAL } = env;
  // React renders several times slower in development mode.
  process.env['NODE_ENV'] ??= 'production';
  const faults = webFaults({ WEB_DIR });
  if (faults.length > 0) throw new EnvError(faults);
  const { makeRender } = (await import(pathToFileURL(siteEntry({ WEB_DIR })).href)) as {
    makeRender: (
      folder: string,
      brandId: string,
      theme: ThemeChanges | undefined,
      mode: Env['MODE'],
      reveal: Env['REVEAL'],
      demo: boolean,
    ) => SiteRenderer;
  };
  return makeRender(join(resolve(WEB_DIR), 'site'), BRAND, theme, MODE, REVEAL, hasDemo(env));
}

/** Refuses what stands in the way of a start, and an unsafe or incomplete production, with every fault at once. */
async function checkStart(env: Env): Promise<void> {
  const faults = await startFaults(env);
  if (env.MODE === 'production') {
    faults.push(...productionFaults(env), ...unknownSettings(process.env), ...brandFaults(brandOf(env.BRAND), env));
    if (env.DATABASE_URL !== '') faults.push(...(await databaseFaults(env.DATABASE_URL).catch(lineOf)));
  }
  if (faults.length > 0) throw new EnvError(faults);
}

/** A known fault as a line beside the others. */
function lineOf(error: unknown): string[] {
  const line = knownFault(error);
  if (line === undefined) throw error;
  return [line];
}

async function start(): Promise<void> {
  const rejections = watchRejections();
  const env = readEnv(process.env);
  await checkStart(env);
  const theme = readTheme(env);
  // The database starts in a process of its own while this one loads the site.
  const starting = env.DATABASE_URL
    ? undefined
    : startPostgres({ dataDir: env.DATA_DIR, log: (line) => console.log(line) });
  const [database, pages] = await Promise.allSettled([starting, siteRenderer(env, theme)]);
  if (database.status === 'rejected') throw database.reason;
  const postgres = database.value;
  let stop = async () => postgres?.stop();
  if (pages.status === 'rejected') {
    await stop();
    throw pages.reason;
  }
  const site = pages.value;
  try {
    const running = await compose({
      env,
      databaseUrl: postgres?.url ?? env.DATABASE_URL,
      schemaFolder,
      build: createHash('sha256')
        .update(readFileSync(import.meta.filename))
        .digest('hex'),
      secret: env.MODE === 'sandbox' ? sandboxSecret(env) : secretOf(env),
      site,
      rejections,
    });
    rejections.logTo(running.app.log);
    stop = async () => {
      await running.stop();
      await postgres?.stop();
    };
    const metrics = await serveMetrics(env, running.metrics, (registry) =>
      registerBusinessMetrics(registry, running.gateway),
    );
    stop = async () => {
      await metrics.close();
      await running.stop();
      await postgres?.stop();
    };
    // Before the public server answers /readyz: who waits for it may sign in to the back office at once.
    if (env.MODE === 'sandbox') await addDemoStaff(running.gateway);
    await running.staffApp.listen({ port: env.STAFF_PORT, host: env.STAFF_HOST });
    const base = await running.app.listen({ port: env.PORT, host: env.HOST });
    const demo = env.MODE === 'sandbox' ? await seedDemo(running.gateway, base) : undefined;
    console.log(banner(running.gateway, demo));
    // After the ready line as well: the simulator takes seconds to compute the bars.
    const analysis = keepAnalysis(running.gateway);
    const stopRest = stop;
    stop = async () => {
      await analysis.close();
      await stopRest();
    };
    // After the ready line: it takes seconds, and nobody waits for it.
    if (demo) {
      seedPast(running.gateway, base, importLogin)
        .catch((error: unknown) => running.app.log.error({ err: error }, 'the demo customer has no past'))
        .then(() => showDemo(running.gateway, copyRecords))
        .catch((error: unknown) => running.app.log.error({ err: error }, 'the demo customer is not shown'));
    }
  } catch (error) {
    await stop().catch(() => undefined);
    fail(error);
  }
  let leaving = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A terminal and npm both pass Ctrl-C on: the second must not cut the first one's goodbye short.
    process.on(signal, () => {
      if (leaving) return;
      leaving = true;
      stop().then(() => process.exit(0), fail);
    });
  }
}

/** The program of the image. Without a command it starts the gateway. */
const args = process.argv.slice(2);
const [command = 'start'] = args;
runPortal([command, ...args.slice(1)], { env: process.env, terminal: processTerminal, schemaFolder, start }).then(
  (code) => {
    // The gateway runs on until a signal. Another command may leave a connection that would keep the process.
    if (code !== 0 || command !== 'start') process.exit(code);
  },
  fail,
);
