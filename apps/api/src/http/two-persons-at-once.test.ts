import { recordBreaks } from '../core/reconciliation/records';
import { staffTokenOf } from '../testing/add-test-staff';
import { newMember } from '../testing/new-member';
import { payee } from '../testing/payouts';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { twoPersonActs, type World } from '../testing/two-person-acts';
import { whileHeld } from '../testing/while-held';

let test_: TestGateway;
let world: World;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', COOLING_HOURS: '0', SETTINGS_NOTICE_DAYS: '0' });
  const other = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  world = { test: test_, customer: await payee(test_, '50000.00'), other };
});
afterAll(() => test_.stop());

/** What was posted and written down since: the journals and the audit entries of staff. */
const written = async () =>
  test_.gateway.db.row<{ journals: bigint; audits: bigint; messages: bigint }>(
    'test.written',
    `select (select count(*) from ledger.journal) as journals, (select count(*) from message.message) as messages,
            (select count(*) from kernel.audit where actor like 'staff:%') as audits`,
  );

/** Every act ends with its audit entry: who has found that it may decide waits there, where nothing lets one at a time find it. */
const held = { text: 'lock table kernel.audit in share mode' };

test.each(Object.entries(twoPersonActs))(
  '%s is completed once by twelve requests of six members at the same time',
  async (name, { begin }) => {
    const first = await newMember(test_);
    const { call, args, done } = await begin(world, first.client);
    const members = await Promise.all(Array.from({ length: 6 }, () => newMember(test_)));
    const clients = members.flatMap(({ client, secondSession }) => [client, secondSession]);
    const before = await written();
    const answers = await whileHeld(test_, held, 4, () => clients.map((client) => client.call(call, args)));
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await done()).toBe(true);
    const { journals, audits, messages } = await written();
    // One act has at most one journal and one message, and one entry of who did it. A payment that is also the last approval is two.
    expect(Number(journals - before.journals)).toBeLessThanOrEqual(1);
    expect(Number(messages - before.messages)).toBeLessThanOrEqual(name.startsWith('staff.pay') ? 2 : 1);
    expect(Number(audits - before.audits)).toBeLessThanOrEqual(2);
    const breaks = await recordBreaks(test_.gateway.db);
    expect(breaks).toEqual([]);
  },
);
