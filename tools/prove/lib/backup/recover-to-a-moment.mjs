import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { least, most, shown } from '../figures.mjs';
import { openPerson } from '../parties/person.mjs';
import { calls, opsOf, testkit } from '../production/people.mjs';
import { step } from '../step.mjs';
import { balancesOf, employ, must, payAndMove } from './acts.mjs';
import { reconcileAndRelease } from './reconcile-and-release.mjs';

const { staff } = calls;
const { waitFor } = testkit;

/**
 * Takes a base backup, lets the installation go on, loses the database and the uploads, and recovers to a moment between two acts.
 * @param {object} drill
 * @param {string} drill.release folder of the program
 * @param {object} drill.parties from startParties
 * @param {object} drill.server from archivingServer
 * @param {(settings: object) => Promise<{url: string, staffUrl: string, stop(): Promise<void>}>} drill.start
 * @param {(party: object) => object} drill.started
 */
export async function recoverToAMoment({ release, parties, server, start, started }) {
  const env = parties.settings;
  let program = started(await step('启动生产模式的程序', () => start(env)));
  const run = (member, ...words) => opsOf(release, program.staffUrl, env)(member, words);
  const portal = async (member, ...words) => {
    const { ok, output } = await run(member, ...words);
    must(ok, `portal ${words.join(' ')}: ${output}`);
    return output;
  };

  const members = await step('员工', () => employ(program.staffUrl, parties, portal));
  const person = await step('客户', () => openPerson(program.url, parties));
  await payAndMove(person, parties, '500.00', '200.00');
  const isSaid = async () => (await members[0].ok(staff.alerts, {})).list.some(({ kind }) => kind === 'archiveFails');
  const gone = await step('归档目录不可写，员工看到警报', async () => {
    const giveBack = await server.takeArchiveAway();
    await waitFor(isSaid, 'the alert');
    giveBack();
    await server.archiveAll();
    return !(await isSaid());
  });
  await step('基础备份，网关照常运行', () => server.takeBase());
  await step('基础备份之后继续入金与转账', () => payAndMove(person, parties, '70.00', '30.00'));
  const before = await balancesOf(person);
  const { moment } = await server.ask('select clock_timestamp()::text as moment');
  const lost = await step('要回到的时间点之后继续入金与转账', () => payAndMove(person, parties, '60.00', '50.00'));
  await server.archiveAll();

  // Its idle connection ends with the server. It opens another.
  parties.pool.on('error', () => undefined);
  await step('销毁数据库', async () => {
    await program.stop();
    await server.destroy();
    // What was written outside tells a gateway what is missing. Here nothing does.
    rmSync(join(env.DATA_DIR, 'hash-chain.log'), { force: true });
  });
  const begun = performance.now();
  await step('恢复到时间点', () => server.recover(moment));
  const output = await step('记下恢复', () => portal(undefined, 'restore', '--recovered'));
  program = started(await step('启动恢复后的程序', () => start(env)));
  const seconds = (performance.now() - begun) / 1000;
  const again = await run(undefined, 'restore', '--recovered');
  const after = await balancesOf(person);
  return [
    least('归档恢复后警报结束', gone ? 1 : 0, 1),
    most('余额与时间点不同的账户', before.wallet === after.wallet ? 0 : 1, 0, ' 个'),
    least('记下恢复并停止出金', output.includes('出金已停止') ? 1 : 0, 1),
    most('再次记下同一次恢复', again.ok ? 1 : 0, 0),
    ...(await reconcileAndRelease({ run, portal, members, lost })),
    shown('从恢复到就绪', seconds, ' s'),
  ];
}
