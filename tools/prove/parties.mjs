// The built program in production mode while outside parties are away: PostgreSQL, Redis, the program and each simulator are separate
// processes of this machine, and a gate stands before each party. A party is refused, has no address, hangs, answers after 8 seconds or
// answers nonsense, while the program runs and while it starts, alone and all together. The program must be up, answer pages within a
// second, answer honestly, say so in metrics, alerts and log, and recover by itself. `--short`: all parties together, hanging and
// answering nonsense later, refused at start.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../commands/lib/gateway-process.mjs';
import { loadSource } from '../commands/lib/load-source.mjs';
import { startOfImage } from './lib/containerfile.mjs';
import { PARTIES, openGates } from './lib/parties/gates.mjs';
import { openPerson } from './lib/parties/person.mjs';
import { failAtStart, failDatabase, failLater } from './lib/parties/rounds.mjs';
import { buildRelease } from './lib/production/build-release.mjs';
import { startParties } from './lib/production/start-parties.mjs';
import { proveByFigures } from './lib/prove-by-figures.mjs';
import { step } from './lib/step.mjs';

const { values } = parseArgs({ args: process.argv.slice(3), options: { short: { type: 'boolean', default: false } } });
const FAULTS = ['refused', 'unresolvable', 'hanging', 'slow', 'wrong'];
const together = (faults) => faults.map((fault) => ({ fault, away: PARTIES }));
const alone = FAULTS.flatMap((fault) => PARTIES.map((party) => ({ fault, away: [party] })));
const later = values.short ? together(['hanging', 'wrong']) : [...together(FAULTS), ...alone];
const atStart = values.short ? together(['refused']) : [...together(FAULTS), ...alone];
const database = values.short ? [] : [{ fault: 'refused' }, { fault: 'hanging' }];
const nameOf = ({ fault, away }) => `${away === undefined ? '数据库' : away === PARTIES ? '全部' : away[0]} ${fault}`;

await proveByFigures('portal-parties-', async ({ folder, started, part }) => {
  const release = join(folder, 'release');
  await step('构建（仓库的副本，品牌的法律信息为虚构）', () => buildRelease(release));
  const [port, opsPort] = [await freePort(), await freePort()];
  const parties = await step('启动 PostgreSQL 与各模拟器', () => startParties(folder, port, started));
  const { startRedis } = await loadSource('apps/api/src/testing/start-redis.ts');
  const redis = started(await step('启动 Redis', startRedis));
  const gates = await openGates({ ...parties.settings, REDIS_URL: redis.url }, folder, started);
  const logFile = join(folder, 'gateway.log');
  const env = { ...parties.settings, ...gates.settings, OPS_PORT: String(opsPort) };
  const world = {
    gates,
    logFile,
    url: `http://127.0.0.1:${port}`,
    opsUrl: `http://127.0.0.1:${opsPort}`,
    start: () => startOfImage({ folder: release, env, port, logFile }),
  };
  const program = await step('启动生产模式的程序', world.start);
  try {
    world.person = await step('注册客户', () => openPerson(world.url, parties));
    await fetch(world.url);
    for (const one of later) await part(`运行中：${nameOf(one)}`, () => failLater(world, one));
    for (const one of database) await part(`运行中：${nameOf(one)}`, () => failDatabase(world, one));
  } finally {
    await program.stop();
  }
  for (const one of atStart) await part(`启动时：${nameOf(one)}`, () => failAtStart(world, one));
});
