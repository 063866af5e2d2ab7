// Two gateways of the last release serve customers. One after the other goes to the program of this working tree, and back again. Every
// acknowledged act must be there, none may be done twice or fail, and the books must hold. An act fails if it is answered with an error of
// the gateway (500), or with none at all to who asks again with the same Idempotency-Key, as the apps do after a 503 or a lost connection.
// The customers' app is that of the last release all the time, as a page that stays open. With `--short` each phase takes two seconds.
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { build } from '../commands/lib/build.mjs';
import { fail } from '../commands/lib/fail.mjs';
import { ended, freePort, startGateway } from '../commands/lib/gateway-process.mjs';
import { loadSource } from '../commands/lib/load-source.mjs';
import { serverFolder } from '../commands/lib/system-needs.mjs';
import { inWorkspace, workspace } from '../commands/lib/workspace.mjs';
import { least, most, shown } from './lib/figures.mjs';
import { proveByFigures } from './lib/prove-by-figures.mjs';
import { gatewayEnv, startLoad } from './lib/start-load.mjs';
import { step } from './lib/step.mjs';
import { readHistory } from './lib/history.mjs';
import { buildGateway, hasCommit, lastRelease } from './lib/upgrade/last-release.mjs';
import { keepSigningIn } from './lib/upgrade/sign-in-again.mjs';
import { startDoors } from './lib/upgrade/two-doors.mjs';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { short: { type: 'boolean' }, hands: { type: 'string', default: '4' }, seconds: { type: 'string' } },
});
const seconds = Number(values.seconds ?? (values.short ? 2 : 20));
const release = lastRelease();
if (!release || !hasCommit(release.commit)) {
  const words = `这个副本没有版本 ${release?.version} 的提交 ${release?.commit}：请取得完整的历史（git fetch --unshallow）。`;
  if (!values.short) fail(words);
  console.log(`没有运行：${words}`);
  console.log('0 passed, 0 failed');
  process.exit();
}

await build();
const { startPostgres } = await loadSource('apps/api/src/database/postgres/start-postgres.ts');

await proveByFigures('portal-upgrade-', async ({ folder, started, part }) => {
  const old = {
    name: release.version,
    folder: await step(`构建版本 ${release.version} 的网关`, async () => buildGateway(release.commit, folder)),
  };
  const head = { name: '本版本', folder: workspace };
  const database = started(await startPostgres({ dataDir: join(folder, 'server'), bin: serverFolder() }));
  const ports = [await freePort(), await freePort()];
  const logs = join(folder, 'gateways.log');
  const { openSync } = await import('node:fs');
  const log = openSync(logs, 'a');
  const running = [];
  const start = async (which, program) => {
    const env = gatewayEnv({ PORT: ports[which], DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url });
    const main = join(program.folder, 'dist/apps/api/main.mjs');
    const more = { ...env, WEB_DIR: inWorkspace('dist/apps'), SMS_DAILY_ADDRESS: '1000000', LOG_LEVEL: 'warn' };
    running[which] = await startGateway(more, log, { main, cwd: program.folder });
  };
  const stop = async (which) => {
    running[which].child.kill('SIGTERM');
    await ended(running[which].child);
  };
  started({ stop: () => Promise.all([stop(0), stop(1)]) });
  await start(0, old);
  await start(1, old);
  const doors = started(await startDoors({ port: await freePort(), gateways: ports }));
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  started({ stop: () => pool.end() });
  const migrations = async () =>
    (await pool.query(`select path from migration.file where path like 'migrations/%'`)).rows.length;

  await part('在运行中更新，再退回', async () => {
    const load = await startLoad({
      url: doors.url,
      databaseUrl: database.url,
      folder,
      hands: Number(values.hands),
      app: old.folder,
    });
    const work = await load.run();
    const logins = await keepSigningIn(doors.url);
    const before = await migrations();
    await sleep(seconds * 1000);
    for (const program of [head, old]) {
      for (const which of [0, 1]) {
        await step(`网关 ${which + 1} → ${program.name}`, async () => {
          await stop(which);
          await start(which, program);
        });
        await sleep(seconds * 1000);
      }
    }
    const operations = await work.finish();
    const signedIn = await logins.finish();
    const { lost, twice, breaks } = await load.check();
    for (const line of [...lost, ...twice, ...breaks].slice(0, 20)) console.log(`    ${line}`);
    const { ok, fail: refused, defects, kinds, unanswered } = load.counts();
    const signedOut = readHistory(join(folder, 'history')).filter(
      ({ code }) => code === '10005' || code === '4',
    ).length;
    await load.close();
    return [
      shown('执行的迁移', (await migrations()) - before),
      least('确认的操作', ok, 40),
      ...['draft', 'pay', 'payout', 'transfer'].map((kind) => least(`其中 ${kind}`, kinds[kind], 1)),
      least('登录', signedIn.ok, 5),
      most('失败的登录', signedIn.failed, 0),
      most('丢失的操作', lost.length, 0),
      most('重复的操作', twice.length, 0),
      most('以 500 回答的操作', defects, 0),
      most('一直没有回答的操作', unanswered, 0),
      most('被登出的客户', signedOut, 0),
      most('账目不符', breaks.length, 0),
      shown('所有操作', operations),
      shown('按规则被拒的操作', refused),
    ];
  });
});
