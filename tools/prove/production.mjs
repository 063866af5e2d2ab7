// One customer's whole way through the built program in production mode, over HTTP: the program, PostgreSQL and each simulator are
// separate processes. Registration, review by invited staff, MT5 account, deposit, trades, statement, withdrawal, an outage of the
// platform, a late and a changed deal, and a quarantined account that two people release. Every amount is compared to the cent.
// Three things are done in the database, because production offers no other way: reading the answer of a captcha, and running the
// nightly comparison of deals at once, twice.
import { join } from 'node:path';
import { buildRelease } from './lib/production/build-release.mjs';
import { startOfImage } from './lib/containerfile.mjs';
import { freePort } from '../commands/lib/gateway-process.mjs';
import { startParties } from './lib/production/start-parties.mjs';
import { step } from './lib/step.mjs';
import { walk } from './lib/production/walk.mjs';
import { workFolder } from './lib/work-folder.mjs';

const { folder, remove } = workFolder('portal-production-');
const release = join(folder, 'release');
const begun = performance.now();
const running = [];
const started = (party) => {
  running.push(party);
  return party;
};
let compared;
try {
  await step('构建（仓库的副本，品牌的法律信息为虚构）', () => buildRelease(release));
  const port = await freePort();
  const parties = await step('启动 PostgreSQL 与各模拟器', () => startParties(folder, port, started));
  const program = await step('启动生产模式的程序', () =>
    startOfImage({ folder: release, env: parties.settings, port, logFile: join(folder, 'gateway.log') }),
  );
  started(program);
  compared = await walk({ program, release, parties });
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const party of running.reverse()) await party.stop();
  remove({ keep: compared === undefined });
}
if (compared !== undefined) {
  console.log('验证码由数据库中的散列与密钥求出，两次夜间核对由 SQL 提前执行，其余均经 HTTP 与 npm run ops。');
  console.log(`用时 ${((performance.now() - begun) / 1000).toFixed(0)} s，核对 ${compared} 项金额`);
  console.log('wrong amounts: 0');
}
