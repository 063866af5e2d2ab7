import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { least, most, shown } from '../figures.mjs';
import { openPerson } from '../parties/person.mjs';
import { opsOf } from '../production/people.mjs';
import { step } from '../step.mjs';
import { balancesOf, employ, must, payAndMove } from './acts.mjs';
import { reconcileAndRelease } from './reconcile-and-release.mjs';

const RESTORED = 'restored';

const filesUnder = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

/**
 * Backs up an installation with customers, staff and money, lets it go on, deletes its database and its folder, and restores it.
 * @param {object} drill
 * @param {string} drill.folder
 * @param {string} drill.release folder of the program
 * @param {object} drill.parties from startParties
 * @param {(settings: object) => Promise<{url: string, staffUrl: string, stop(): Promise<void>}>} drill.start
 * @param {(party: object) => object} drill.started
 */
export async function destroyAndRestore({ folder, release, parties, start, started }) {
  const { pool, settings } = parties;
  const [root, keyFile] = [join(folder, 'backups'), join(folder, 'backup.key')];
  let env = settings;
  let program = started(await step('启动生产模式的程序', () => start(env)));
  const run = (member, ...words) => opsOf(release, program.staffUrl, env)(member, words);
  const portal = async (member, ...words) => {
    const { ok, output } = await run(member, ...words);
    must(ok, `portal ${words.join(' ')}: ${output}`);
    return output;
  };

  const [bowen, ella] = await step('员工', () => employ(program.staffUrl, parties, portal));
  const person = await step('客户', () => openPerson(program.url, parties));
  await payAndMove(person, parties, '500.00', '200.00');
  const before = await balancesOf(person);
  const uploads = filesUnder(join(settings.DATA_DIR, 'files'));

  const key = await portal(undefined, 'backup', '--new-key');
  writeFileSync(keyFile, key);
  env = { ...env, BACKUP_RECIPIENT: /age1\S+/.exec(key)[0] };
  const backupBegun = performance.now();
  await step('备份，网关照常运行', () => portal(undefined, 'backup', root));
  const backupSeconds = (performance.now() - backupBegun) / 1000;
  const [name] = readdirSync(root).filter((entry) => entry !== 'files');
  const lost = await step('备份之后继续入金与转账', () => payAndMove(person, parties, '60.00', '50.00'));

  await step('销毁数据库与数据目录', async () => {
    await program.stop();
    await pool.query(`create database ${RESTORED} template template0`);
    rmSync(settings.DATA_DIR, { recursive: true });
  });
  const url = settings.DATABASE_URL.replace(/\/portal\?/, `/${RESTORED}?`);
  must(url !== settings.DATABASE_URL, 'the address of the database has no name to replace');
  env = { ...env, DATABASE_URL: url };
  const begun = performance.now();
  await step('恢复', () => portal(undefined, 'restore', join(root, name), '--identity', keyFile));
  program = started(await step('启动恢复后的程序', () => start(env)));
  const seconds = (performance.now() - begun) / 1000;

  const after = await balancesOf(person);
  return [
    least('恢复后的上传文件', filesUnder(join(settings.DATA_DIR, 'files')), uploads, ' 个'),
    most('余额与备份时不同的账户', before.wallet === after.wallet ? 0 : 1, 0, ' 个'),
    ...(await reconcileAndRelease({ run, portal, members: [bowen, ella], lost })),
    shown('备份用时', backupSeconds, ' s'),
    shown('从恢复到就绪', seconds, ' s'),
  ];
}
