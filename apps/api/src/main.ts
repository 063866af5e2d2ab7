import { brandOf, type ThemeChanges } from '@portal/brand';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { banner } from './banner';
import { registerBusinessMetrics } from './business-metrics';
import { checkInstallation } from './check-installation';
import { compose, type RunningGateway } from './compose';
import { keepAnalysis } from './content/analysis/keep-analysis';
import { ContentError } from './content/library/content-error';
import { EnvError, readEnv, type Env } from './env';
import { applySchema, SchemaError } from './database/apply-schema';
import { openDatabase } from './database/database';
import { databaseFaults } from './database/database-faults';
import { serveMetrics } from './observability/metrics';
import { PostgresStartError } from './database/postgres/postgres-start-error';
import { startPostgres } from './database/postgres/start-postgres';
import { readTheme } from './pages/read-theme';
import { platformFaults } from './platform-faults';
import { brandFaults, productionFaults } from './production-faults';
import { sandboxSecret } from './crypto/sandbox-secret';
import type { SiteRenderer } from './pages/site-renderer';
import { importLogin } from './reports/import-records';
import { ImportError } from './core/imports';
import { importFile } from './run-import';
import { addDemoStaff } from './sandbox/demo-staff';
import { seedDemo } from './sandbox/seed-demo';
import { seedPast } from './sandbox/seed-past';
import { addMember, invitationLink } from './staff';

const schemaFolder = join(import.meta.dirname, 'database');

/** Ends the process with a line per fault and without a stack. */
function fail(error: unknown): never {
  const { code, port } = error as { code?: string; port?: number };
  const known =
    error instanceof ContentError ||
    error instanceof EnvError ||
    error instanceof ImportError ||
    error instanceof PostgresStartError ||
    error instanceof SchemaError;
  if (known) console.error((error as Error).message);
  else if (code === 'EADDRINUSE') console.error(`端口 ${port} 已被占用，请用 PORT=… 换一个端口。`);
  else if (/ECONNREFUSED|ENOTFOUND|28P01|28000|3D000|08/.test(code ?? '')) {
    console.error(`无法连接 DATABASE_URL 指定的数据库（${code}）。`);
  } else console.error(error);
  process.exit(1);
}

async function siteRenderer(
  { WEB_DIR, BRAND, MODE, REVEAL }: Env,
  theme: ThemeChanges | undefined,
): Promise<SiteRenderer> {
  const entry = join(resolve(WEB_DIR), 'site-server/entry-server.mjs');
  // React renders several times slower in development mode.
  process.env['NODE_ENV'] ??= 'production';
  if (!existsSync(entry)) throw new EnvError([`缺少构建产物 ${WEB_DIR}，请运行 npm start。`]);
  const { makeRender } = (await import(pathToFileURL(entry).href)) as {
    makeRender: (
      folder: string,
      brandId: string,
      theme: ThemeChanges | undefined,
      mode: Env['MODE'],
      reveal: Env['REVEAL'],
    ) => SiteRenderer;
  };
  return makeRender(join(resolve(WEB_DIR), 'site'), BRAND, theme, MODE, REVEAL);
}

/** Refuses an unsafe or incomplete production with every fault at once. */
async function checkProduction(env: Env): Promise<void> {
  const faults = [...productionFaults(env), ...brandFaults(brandOf(env.BRAND), env)];
  if (env.DATABASE_URL !== '') faults.push(...(await databaseFaults(env.DATABASE_URL)));
  if (faults.length > 0) throw new EnvError(faults);
}

/** Refuses a production whose MT5 groups do not exist. A platform that is away for now does not prevent the start. */
async function checkPlatform({ app, gateway }: RunningGateway): Promise<void> {
  const faults = await platformFaults(gateway.brand, gateway.ports.trading).catch((error: unknown) => {
    app.log.warn({ err: error }, 'the trading platform could not be checked');
    return [];
  });
  if (faults.length > 0) throw new EnvError(faults);
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  if (env.MODE === 'production') await checkProduction(env);
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
      secret: env.MODE === 'sandbox' ? sandboxSecret(env) : env.SECRET_KEY,
      site,
    });
    if (env.MODE === 'production') await checkPlatform(running);
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
      seedPast(running.gateway, base, importLogin).catch((error: unknown) =>
        running.app.log.error({ err: error }, 'the demo customer has no past'),
      );
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

/** `--check`: prints what a production start would refuse and which outside party cannot be reached, and exits. */
async function check(): Promise<void> {
  const lines = await checkInstallation(readEnv(process.env));
  for (const { ok, text } of lines) console.log(`${ok ? '✓' : '✗'} ${text}`);
  process.exit(lines.every(({ ok }) => ok) ? 0 : 1);
}

/** `--add-staff <e-mail> <name> <role>`: adds a staff member and prints the link of the invitation, and exits. */
async function addStaff(email = '', name = '', role = ''): Promise<void> {
  const env = readEnv(process.env);
  if (env.DATABASE_URL === '') throw new EnvError(['缺少环境变量 DATABASE_URL（模拟环境已有演示员工）']);
  const db = openDatabase(env.DATABASE_URL, 1);
  try {
    await applySchema(db.pool, schemaFolder);
    const token = await addMember(db, { email, name, role });
    if (!token) throw new EnvError([`没有添加：邮箱已有账号，或没有角色 ${role}`]);
    console.log(
      `邀请链接（72 小时内有效，只能使用一次）：\n${invitationLink({ env, brand: brandOf(env.BRAND) }, token)}`,
    );
  } finally {
    await db.close();
  }
}

/** `--import customers|accounts FILE.csv [--apply]`: imports customers or logins of a former system, and exits. */
async function runImport(words: readonly string[]): Promise<void> {
  const env = readEnv(process.env);
  if (env.MODE === 'production') {
    const missing = (['DATABASE_URL', 'SECRET_KEY'] as const).filter((name) => env[name] === '');
    if (missing.length > 0) throw new EnvError(missing.map((name) => `生产模式缺少环境变量 ${name}`));
  }
  const postgres = env.DATABASE_URL
    ? undefined
    : await startPostgres({ dataDir: env.DATA_DIR, log: (line) => console.log(line) });
  try {
    const isFaultless = await importFile({
      env,
      databaseUrl: postgres?.url ?? env.DATABASE_URL,
      schemaFolder,
      secret: env.MODE === 'sandbox' ? sandboxSecret(env) : env.SECRET_KEY,
      arguments: words,
      print: (line) => console.log(line),
    });
    process.exitCode = isFaultless ? 0 : 1;
  } finally {
    await postgres?.stop();
  }
}

function run(): Promise<void> {
  const [command, ...rest] = process.argv.slice(2);
  if (command === '--check') return check();
  if (command === '--import') return runImport(rest);
  return command === '--add-staff' ? addStaff(...rest) : start();
}

run().catch(fail);
