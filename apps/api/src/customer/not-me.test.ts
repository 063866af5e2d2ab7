import { calls } from '@portal/contract';
import { Client, waitFor } from '@portal/testkit';
import { leaveMessage } from '../core/messages/message';
import { staffTokenOf } from '../testing/add-test-staff';
import { newestTicket, noticesTo } from '../testing/notices';
import { giveCode, payee, type Payee } from '../testing/payouts';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { account, customer, staff, withdraw } = calls;

let test_: TestGateway;
let chen: StaffClient;
let person: Payee;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', COOLING_HOURS: '0' });
  chen = new StaffClient(test_.staffUrl, staffTokenOf('compliance'));
});
afterAll(() => test_.stop());
beforeEach(async () => {
  person = await payee(test_, '500.00');
});

const press = (ticket: string) => new Client(test_.url).call(customer.notMe, { ticket });
const signIn = () =>
  new Client(test_.url).call(customer.login, { username: person.phone, password: person.password, platform: 1 });
const freezes = async () => (await chen.ok(staff.customerFile, { customerNumber: person.customerNumber })).freezes;

/** Changes the password, as somebody who knows it could, and gives the ticket of the message about it. */
async function changed(): Promise<string> {
  const newPassword = `${person.password}x`;
  const { token } = await person.client.ok(customer.updatePassWord, { oldPassword: person.password, newPassword });
  person.client.token = token;
  person.password = newPassword;
  return newestTicket(test_, person.customerNumber);
}

it('freezes sign-in and money without a session, and staff see why and lift it', async () => {
  await changed();
  const verifyCode = await giveCode(test_, person, 'withdraw');
  const { walletId: accountId, bankId, client } = person;
  await client.ok(withdraw.withdrawSubmit, { accountId, bankId, amount: '100.00', verifyCode });
  const sms = await waitFor(
    async () => (await noticesTo(test_, `86${person.phone}`)).find(({ kind }) => kind === 'customer.password'),
    'the message',
  );
  const ticket = /\/security\/not-me\?ticket=([\w-]+)$/.exec(sms.text)?.[1] ?? '';
  expect(await press(ticket)).toMatchObject({ code: 'OK', data: { frozen: true } });
  expect((await client.call(account.queryAccountInfo, {})).code).toBe('10005');
  expect((await signIn()).code).toBe('customer.frozen');
  const { list } = await chen.ok(staff.alerts, {});
  expect(list.find(({ kind }) => kind === 'customersFroze')).toMatchObject({ count: 1, severity: 'high' });
  const found = await freezes();
  const actor = `customer:${person.customerNumber}`;
  const reason = expect.stringMatching(/^客户称不是本人操作：登录密码已修改（北京时间 \d\d-\d\d \d\d:\d\d）$/);
  expect(found.map(({ scope }) => scope).sort()).toEqual(['login', 'money']);
  for (const freeze of found) expect(freeze).toMatchObject({ holds: true, actor, reason });

  for (const { id } of found) await chen.ok(staff.liftFreeze, { id, reason: '已核实客户身份' });
  expect((await signIn()).code).toBe('OK');
  expect((await chen.ok(staff.alerts, {})).list.some(({ kind }) => kind === 'customersFroze')).toBe(false);
  // One use: the old link does not freeze the customer again.
  expect((await press(ticket)).code).toBe('customer.notMeTicket');
  expect((await signIn()).code).toBe('OK');
});

it('freezes once for links of two messages that are pressed many times at once', async () => {
  const tickets = [await changed(), await changed()];
  const answers = await Promise.all(tickets.flatMap((ticket) => Array.from({ length: 4 }, () => press(ticket))));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['OK']));
  expect(await freezes()).toHaveLength(2);
});

it('freezes nothing where the link is opened only', async () => {
  const ticket = await changed();
  for (const method of ['GET', 'HEAD'])
    for (const path of [`/security/not-me?ticket=${ticket}`, `/v2/user/notMe?ticket=${ticket}`])
      await fetch(`${test_.url}${path}`, { method });
  expect(await freezes()).toEqual([]);
  expect((await signIn()).code).toBe('OK');
});

it('freezes nobody by a ticket that is forged, old, of a closed customer or of a message that asks nothing', async () => {
  const ticket = await changed();
  const [id = '', signed = ''] = ticket.split('-');
  const other = `${BigInt(id) - 1n}-${signed}`;
  for (const forged of ['x', '', `${id}-`, `${id}-${'0'.repeat(32)}`, other, `${ticket}0`, `9${ticket}`])
    expect((await press(forged)).code).not.toBe('OK');
  const { db } = test_.gateway;
  await db.rows('test.old', `update message.message set at = now() - interval '7 days' where id = $1::bigint`, [id]);
  expect((await press(ticket)).code).toBe('customer.notMeTicket');
  await leaveMessage(db, { customerId: BigInt(person.customerNumber), kind: 'identity.approved', params: {} });
  expect((await press(await newestTicket(test_, person.customerNumber))).code).toBe('customer.notMeTicket');
  const live = await changed();
  await db.rows('test.closed', 'update customer.customer set closed_at = now() where id = $1::bigint', [
    person.customerNumber,
  ]);
  expect((await press(live)).code).toBe('customer.notMeTicket');
  expect(await freezes()).toEqual([]);
});

it('keeps the ticket out of the database and the log', async () => {
  const ticket = await changed();
  await press(ticket);
  const { rows } = await test_.gateway.db.pool.query<{ n: number }>(
    `select count(*)::int as n from message.message m where m::text like '%' || $1 || '%'
     union all select count(*)::int from message.outgoing o where o::text like '%' || $1 || '%'
     union all select count(*)::int from kernel.audit a where a::text like '%' || $1 || '%'`,
    [ticket.split('-')[1]],
  );
  expect(rows.map(({ n }) => n)).toEqual([0, 0, 0]);
});
