// An installation is backed up, goes on, is destroyed and comes back, once from a backup and once to a moment by PostgreSQL's own archive:
// the built program in production mode, PostgreSQL and each simulator are separate processes. What the outside has and the books have
// lost is named, two members resolve it, and payouts go on.
// pg_dump must not be older than the server: PG_BIN is a folder with both, else Debian's.
import { delimiter, join } from 'node:path';
import { fail } from '../commands/lib/fail.mjs';
import { freePort } from '../commands/lib/gateway-process.mjs';
import { serverFolder } from '../commands/lib/system-needs.mjs';
import { archivingServer } from './lib/backup/archiving-server.mjs';
import { destroyAndRestore } from './lib/backup/destroy-and-restore.mjs';
import { recoverToAMoment } from './lib/backup/recover-to-a-moment.mjs';
import { startOfImage } from './lib/containerfile.mjs';
import { buildRelease } from './lib/production/build-release.mjs';
import { startParties } from './lib/production/start-parties.mjs';
import { proveByFigures } from './lib/prove-by-figures.mjs';
import { step } from './lib/step.mjs';

const bin = serverFolder();
if (!bin) fail('没有 PostgreSQL 的服务器与客户端程序：apt install postgresql，或以 PG_BIN=目录 指定。');
process.env.PATH = `${bin}${delimiter}${process.env.PATH}`;

await proveByFigures('portal-backup-', async ({ folder, started, part }) => {
  const release = join(folder, 'release');
  await step('构建（仓库的副本，品牌的法律信息为虚构）', () => buildRelease(release));
  const starting = (at, port) => (env) =>
    startOfImage({ folder: release, env, port, logFile: join(at, 'gateway.log') });

  await part('备份、销毁、恢复', async () => {
    const port = await freePort();
    const parties = await step('启动 PostgreSQL 与各模拟器', () => startParties(folder, port, started, { bin }));
    return destroyAndRestore({ folder, release, parties, start: starting(folder, port), started });
  });

  await part('恢复到一个时间点', async () => {
    const port = await freePort();
    const at = join(folder, 'moment');
    const server = await archivingServer({ folder: at, bin });
    const startDatabase = async () => ({ ...(await server.start()), stop: () => server.stop() });
    const parties = await step('启动存档的 PostgreSQL 与各模拟器', () =>
      startParties(at, port, started, { startDatabase }),
    );
    return recoverToAMoment({ release, parties, server, start: starting(at, port), started });
  });
});
