import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { least, most, shown } from '../figures.mjs';
import { openPerson } from '../parties/person.mjs';
import { acceptInvitation, calls, mailedLink, opsOf, testkit } from '../production/people.mjs';
import { step } from '../step.mjs';

const { account, deposit, staff, transfer } = calls;
const { waitFor } = testkit;
const RESTORED = 'restored';

function must(holds, what) {
  if (!holds) throw new Error(what);
}

/** Two members of finance, by the same invitations as everywhere. A member of less than a day is no second person. */
async function employ(url, { mail, pool }, portal) {
  const words = ['anna@broker.example', '--name', '安娜', '--role', 'administrator'];
  const printed = await portal(undefined, 'staff', 'add', ...words);
  const anna = await acceptInvitation(url, /https:\S+/.exec(printed)[0]);
  const invite = async (name, role, approve) => {
    const email = `${name}@broker.example`;
    const { id } = await anna.ok(staff.inviteMember, { email, name, roles: [role] });
    await approve(id);
    return acceptInvitation(url, await mailedLink(mail, email));
  };
  const dan = await invite('dan', 'administrator', (id) => portal(undefined, 'staff', 'approve', id));
  const approve = (id) => dan.ok(staff.decideMemberChange, { id, decision: 'approve' });
  const members = [await invite('bowen', 'finance', approve), await invite('ella', 'finance', approve)];
  await pool.query(`update staff.member set enrolled_at = enrolled_at - interval '1 day'`);
  return members;
}

/** Pays into a wallet and moves a part of it to the MT5 account. Returns once every side has both. */
async function payAndMove({ client, wallet, mt5 }, { egpay, mt5: platform }, amount, moved) {
  const draft = await client.ok(deposit.submitData, { accountId: wallet, channel: 'EGPAY', amount });
  await egpay.run('pay', draft.pno);
  const isPaid = async () => (await client.ok(deposit.egpaySuccess, { pno: draft.pno })).status === 'paid';
  await waitFor(isPaid, 'the deposit');
  const onPlatform = async () => BigInt((await platform.run('users')).at(-1).balance);
  const before = await onPlatform();
  await client.ok(transfer.addTransfer, { fromAccountId: wallet, toAccountId: mt5, amount: moved });
  await waitFor(async () => (await onPlatform()) > before, 'the transfer on the platform');
  return draft.pno;
}

/** Every money figure that the customer sees of both accounts. */
async function balancesOf({ client }) {
  const { accounts } = await client.ok(account.queryAccountInfo, {});
  return Object.fromEntries(accounts.map(({ kind, balance }) => [kind, balance]));
}

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
  let output = '';
  const named = (check, subject) =>
    output.split('\n').filter((line) => line.includes(check) && line.includes(subject)).length;
  // The importer runs every minute, and an account that is imported just now is compared the next time.
  const isNamed = async () => {
    ({ output } = await run(bowen, 'reconcile'));
    return named('platform.ticket', '#') > 0;
  };
  await step('对账，直到列出账本缺少的平台划转', () => waitFor(isNamed, 'the lost transfer', 150_000)).catch(
    () => undefined,
  );
  const stops = async () => (await bowen.ok(staff.reviews, { kind: 'stop', status: 1 })).list;
  const [stop] = await stops();
  const figures = [
    least('恢复后的上传文件', filesUnder(join(settings.DATA_DIR, 'files')), uploads, ' 个'),
    most('余额与备份时不同的账户', before.wallet === after.wallet ? 0 : 1, 0, ' 个'),
    least('对账列出账本缺少的渠道付款', named('channel.order', lost), 1, ' 笔'),
    least('对账列出账本缺少的平台划转', named('platform.ticket', '#'), 1, ' 笔'),
    least('出金已停止', stop?.subject.cause === 'restored' ? 1 : 0, 1),
  ];

  await step('两位员工处理差异并放行出金', async () => {
    const { list } = await bowen.ok(staff.reviews, { kind: 'quarantine', status: 1 });
    for (const member of [bowen, ella]) {
      await member.stepUp();
      for (const { id } of list) await portal(member, 'approve', 'quarantine', id, '--resolution', 'correct', '--yes');
      await portal(member, 'approve', 'stop', stop.id, '--yes');
    }
  });
  const again = await run(bowen, 'reconcile');
  return [
    ...figures,
    most('对账仍有的平台差异', again.output.split('\n').filter((line) => line.includes('platform.')).length, 0, ' 处'),
    most('仍停止的出金', (await stops()).length, 0),
    shown('备份用时', backupSeconds, ' s'),
    shown('从恢复到就绪', seconds, ' s'),
  ];
}
