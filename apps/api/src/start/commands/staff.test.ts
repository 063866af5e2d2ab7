import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { mailedLink } from '../../testing/approve-change';
import { codeAt, staffPassword as password } from '../../testing/enrol-staff';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { schemaFolder } from '../../testing/test-database';
import { runPortal } from './run-portal';

const { staff } = calls;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
  // As a fresh installation: nobody has been invited yet.
  await test_.gateway.db.rows('test.nobody', 'delete from staff.session');
  await test_.gateway.db.rows('test.noMember', 'delete from staff.member');
});
afterAll(() => test_.stop());

async function portal(...words: string[]) {
  const printed = { out: '', error: '' };
  const code = await runPortal(['staff', ...words], {
    env: { DATABASE_URL: test_.databaseUrl },
    schemaFolder,
    start: async () => undefined,
    terminal: {
      isInteractive: false,
      print: (line) => void (printed.out += `${line}\n`),
      printError: (line) => void (printed.error += `${line}\n`),
      ask: async () => '',
    },
  });
  return { code, ...printed };
}

async function enrol(link: string) {
  const client = new Client(test_.staffUrl);
  const token = link.split('#')[1] ?? '';
  const { ticket, totp } = await client.ok(staff.acceptInvitation, { token, password });
  await client.ok(staff.checkFactor, { ticket, code: codeAt(totp.secret, 0) });
  return client;
}

it('a fresh installation reaches its second member by the command, which the audit log names', async () => {
  const added = await portal('add', 'anna@new.test', '--name', '安娜', '--role', 'administrator');
  expect(added).toMatchObject({ code: 0, error: '' });
  const anna = await enrol(/https?:\S+/.exec(added.out)?.[0] ?? '');
  expect((await portal('changes')).out).toBe('没有等待批准的员工变更。\n');
  const dan = { email: 'dan@new.test', name: '丹宁', roles: ['administrator'] };
  const { id } = await anna.ok(staff.inviteMember, dan);
  expect(await anna.call(staff.decideMemberChange, { id, decision: 'approve' })).toMatchObject({
    code: 'staff.secondPerson',
  });
  expect((await portal('changes')).out).toMatch(new RegExp(`${id} +invite +dan@new\\.test .*staff:anna@new\\.test`));
  expect(await portal('approve', id)).toEqual({ code: 0, out: `已批准员工变更 ${id}。\n`, error: '' });
  const second = await enrol(await mailedLink(test_, dan.email));
  const { list } = await anna.ok(staff.auditLog, { act: 'staff.invite' });
  expect(list[0]).toMatchObject({ actor: 'command-line' });
  expect(list[0]?.after).toContain('"proposedBy":"staff:anna@new.test"');

  // From here on another member can approve, so the command does not.
  const ella = { email: 'ella@new.test', name: '艾拉', roles: ['finance'] };
  const next = await second.ok(staff.inviteMember, ella);
  expect(await portal('approve', next.id)).toEqual({
    code: 1,
    out: '',
    error: '须由同事在后台批准：anna@new.test\n',
  });
  expect(await portal('refuse', next.id)).toMatchObject({ code: 1, error: '拒绝时须填写原因：--reason 原因\n' });
  expect(await portal('refuse', next.id, '--reason', '名额已满')).toMatchObject({ code: 0, error: '' });
  expect(await portal('approve', next.id)).toMatchObject({ code: 1, error: `没有等待批准的员工变更 ${next.id}\n` });
  expect(await portal('approve', '999')).toMatchObject({ code: 1, error: '没有等待批准的员工变更 999\n' });
});

it.each([[['add', 'x@new.test']], [['add']], [['dance']], [['approve', '1', 'x']]])('refuses %s', async (words) => {
  expect(await portal(...words)).toMatchObject({ code: 1, out: '' });
});
