import { calls } from '@portal/contract';
import type { CarrierChoice, Preferences } from '@portal/contract/message';
import { agreementsFor, registerCustomer, type TestCustomer } from '@portal/testkit';
import type { MessageFacts } from '../core/messages/message-params';
import { leaveMessage } from '../core/messages/message';
import { messageParams } from '../core/messages/message-params';
import { samples } from '../core/messages/testing/samples';
import { staffTokenOf } from '../testing/add-test-staff';
import { inPortal, noticesTo, outboxEmpty } from '../testing/notices';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { whileHeld } from '../testing/while-held';

const { customer, message, staff } = calls;

let test_: TestGateway;
let person: TestCustomer;
const sql = (text: string, ...values: unknown[]) => test_.gateway.db.rows<Record<string, unknown>>('', text, values);
const mailOf = ({ customerNumber }: TestCustomer) => `told.${customerNumber}@qq.com`;

async function withMail(): Promise<TestCustomer> {
  const made = await registerCustomer(test_.url);
  await sql('update customer.customer set email = $2 where id = $1::bigint', made.customerNumber, mailOf(made));
  return made;
}

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());
beforeEach(async () => {
  person = await withMail();
});

const set = ({ client }: TestCustomer, choices: Record<string, CarrierChoice>) =>
  client.call(message.preferences, choices);
const read = ({ client }: TestCustomer) => client.ok(message.preferences, {});
const samplesOf = new Map<string, MessageFacts>(samples.map(([facts]) => [facts.kind, facts]));

/** Leaves a message of each kind, and returns by which carriers each goes. */
async function sentOf(to: TestCustomer, kinds: readonly string[]): Promise<Record<string, string>> {
  const customerId = BigInt(to.customerNumber);
  const [last] = await sql('select coalesce(max(id), 0) as id from message.message');
  for (const kind of kinds) await leaveMessage(test_.gateway.db, { customerId, ...samplesOf.get(kind)! });
  const rows = await sql(
    `select m.kind, coalesce(string_agg(o.medium, ' ' order by o.medium desc), '') as media from message.message m
     left join message.outgoing o on o.message_id = m.id where m.customer_id = $1::bigint and m.id > $2 group by m.id, m.kind`,
    to.customerNumber,
    last?.['id'],
  );
  return Object.fromEntries(rows.map((row) => [row['kind'], row['media']])) as Record<string, string>;
}
const audits = ({ customerNumber }: TestCustomer) =>
  sql(
    `select actor, before, after from kernel.audit where act = 'message.preferences' and subject = $1 order by id`,
    `customer:${customerNumber}`,
  );
const kinds = Object.keys(messageParams).sort();

/** What a message of each kind is to go by, as the answer says it. */
const saidOf = (preferences: Preferences) =>
  Object.fromEntries(
    Object.entries(preferences).map(([kind, { sms, mail }]) => [
      kind,
      [sms && 'sms', mail && 'email'].filter(Boolean).join(' '),
    ]),
  );

it('lists every kind of message once, with its carriers, and each goes by just these', async () => {
  const held = await read(person);
  expect(Object.keys(held).sort()).toEqual(kinds);
  expect(await sentOf(person, kinds)).toEqual(saidOf(held));
  const fixed = (reason: string) => kinds.filter((kind) => held[kind]?.fixed === reason);
  expect(fixed('security')).toEqual([
    ...['account.linked', 'account.password', 'bank.approved', 'coin.address', 'customer.closing', 'customer.device'],
    ...['customer.email', 'customer.exported', 'customer.factor', 'customer.guardrail', 'customer.password'],
    'customer.phone',
  ]);
  expect(fixed('risk')).toEqual(['account.marginCall', 'account.stopOut']);
  expect(fixed('law')).toEqual(['account.owed', 'account.setOff', 'customer.limits', 'terms.2', 'terms.4']);
  expect(fixed('consent')).toEqual(['activity.coupon']);
  for (const reason of ['security', 'risk'])
    for (const kind of fixed(reason))
      expect(held[kind]).toEqual({ area: reason, fixed: reason, mail: true, sms: true });
  expect(held).toMatchObject({
    'deposit.paid': { area: 'deposit', mail: true, sms: true },
    'deposit.overdue': { area: 'deposit' },
    'ticket.answered': { area: 'ticket', mail: true },
    'activity.coupon': { area: 'activity', mail: false },
  });
});

it('stops one carrier of one kind for one customer, and takes it up again', async () => {
  const other = await withMail();
  const { code, data } = await set(person, { 'deposit.paid': { mail: false }, 'withdraw.3': { sms: false } });
  expect([code, data['deposit.paid'], data['withdraw.3']]).toEqual([
    'OK',
    { area: 'deposit', mail: false, sms: true },
    { area: 'withdraw', mail: true, sms: false },
  ]);
  const expected = saidOf(await read(other));
  expect(await sentOf(other, kinds)).toEqual(expected);
  expect(await sentOf(person, kinds)).toEqual({ ...expected, 'deposit.paid': 'sms', 'withdraw.3': 'email' });
  await outboxEmpty(test_);
  const arrived = async (to: string, kind: string) => (await noticesTo(test_, to)).filter((one) => one.kind === kind);
  expect(await arrived(`86${person.phone}`, 'deposit.paid')).toHaveLength(1);
  expect(await arrived(mailOf(person), 'deposit.paid')).toEqual([]);
  expect(await arrived(mailOf(other), 'deposit.paid')).toHaveLength(1);
  expect(await inPortal(person, 'deposit.paid')).toHaveLength(1);
  await set(person, { 'deposit.paid': { mail: true } });
  expect(await sentOf(person, ['deposit.paid', 'withdraw.3'])).toEqual({
    'deposit.paid': 'sms email',
    'withdraw.3': 'email',
  });
});

describe('refuses all of a change, at its field and in Chinese,', () => {
  it.each([
    ['of a kind that is none', 'deposit.lost', { mail: false }, 'message.kind', '没有这一类消息，请刷新页面后重试'],
    [
      'of a name that every object has',
      'toString',
      { mail: false },
      'message.kind',
      '没有这一类消息，请刷新页面后重试',
    ],
    [
      'of what protects the account',
      'customer.password',
      { sms: false },
      'message.fixed',
      '这类通知关系到您的账户安全或法定权利，始终发送，不能关闭',
    ],
    ['of a margin call', 'account.marginCall', { mail: false }, 'message.fixed', expect.any(String)],
    ['of a notice of fees', 'terms.2', { mail: false }, 'message.fixed', expect.any(String)],
    ['of marketing', 'activity.coupon', { mail: true }, 'message.consent', expect.stringContaining('协议与同意')],
    ['to a carrier that has none', 'ticket.opened', { sms: true }, 'message.carrier', '这类消息不通过这种方式发送'],
    ['of a list', 'recommend.bonus', { mail: true }, 'message.carrier', '这类消息不通过这种方式发送'],
  ])('%s', async (_what, kind, choice, code, msg) => {
    const before = await read(person);
    const answer = await set(person, { 'deposit.paid': { mail: false }, [kind]: choice });
    expect([answer.code, answer.msg, answer.fields]).toEqual([code, msg, { [kind]: msg }]);
    expect(await read(person)).toEqual(before);
    expect(await audits(person)).toEqual([]);
  });

  it('of something that is no choice', async () => {
    expect(await set(person, { 'deposit.paid': { mail: 'no' as never } })).toMatchObject({
      code: 'PARAM',
      fields: { 'deposit.paid.mail': expect.any(String) },
    });
  });
});

it('takes what is fixed for said, and sends it also where a choice of before says otherwise', async () => {
  const said = { 'customer.password': { mail: true, sms: true }, 'ticket.opened': { sms: false } };
  expect((await set(person, { ...said, 'activity.coupon': { mail: false } })).code).toBe('OK');
  await sql(
    `insert into message.preference (customer_id, kind, medium, enabled)
     select $1::bigint, k.kind, m, false from message.kinds() k, unnest(k.media) m where k.fixed is not null`,
    person.customerNumber,
  );
  expect(await sentOf(person, ['customer.password', 'account.stopOut', 'terms.2'])).toEqual({
    'customer.password': 'sms email',
    'account.stopOut': 'sms email',
    'terms.2': 'email',
  });
});

it('sends news of promotions by mail with the consent to marketing only', async () => {
  const coupon = () => sentOf(person, ['activity.coupon']);
  expect(await coupon()).toEqual({ 'activity.coupon': '' });
  const agreements = await agreementsFor(person.client, 'marketing');
  await person.client.ok(customer.agree, { agreements });
  expect((await read(person))['activity.coupon']).toEqual({ area: 'activity', fixed: 'consent', mail: true });
  expect(await coupon()).toEqual({ 'activity.coupon': 'email' });
  expect((await set(person, { 'activity.coupon': { mail: false } })).code).toBe('message.consent');
  await person.client.ok(customer.withdrawConsent, { id: agreements[0]!.id });
  expect(await coupon()).toEqual({ 'activity.coupon': '' });
});

it('leads from the end of a mail to where it can be switched off', async () => {
  await person.client.ok(customer.agree, { agreements: await agreementsFor(person.client, 'marketing') });
  const shown = ['deposit.paid', 'customer.password', 'activity.coupon'];
  await sentOf(person, shown);
  await outboxEmpty(test_);
  const mails = await noticesTo(test_, mailOf(person));
  const origin = test_.gateway.brand.origins.userCenter.replace('{port}', String(test_.gateway.env.PORT));
  const [deposit, password, coupon] = shown.map((kind) => mails.find((one) => one.kind === kind)!);
  const line = '不想再收到此类邮件？在设置中关闭';
  expect(deposit!.text).toMatch(new RegExp(`${line}: ${origin}/user-center/settings#messages\\n$`));
  expect(deposit!.html).toContain(`href="${origin}/user-center/settings#messages"`);
  expect(coupon!.html).toContain(`href="${origin}/user-center/settings#consents"`);
  expect(password!.text + password!.html!).not.toContain('不想再收到');
});

it('is in the audit log, in the file for staff and in the export, and is erased with the account', async () => {
  const other = await withMail();
  await set(other, { 'deposit.paid': { sms: false } });
  await set(person, { 'deposit.paid': { mail: false }, 'withdraw.3': { sms: true } });
  await set(person, { 'deposit.paid': { mail: false } });
  expect(await audits(person)).toEqual([
    {
      actor: `customer:${person.customerNumber}`,
      before: { 'deposit.paid': { mail: true } },
      after: { 'deposit.paid': { mail: false } },
    },
  ]);
  const anna = new StaffClient(test_.staffUrl, test_.staffToken);
  const { customerNumber } = person;
  expect((await anna.ok(staff.customerFile, { customerNumber })).preferences).toEqual(await read(person));
  const path = staff.exportCustomer.path.replace(':customerNumber', customerNumber);
  const { messagePreferences } = (await (await anna.fetch(path)).json()) as { messagePreferences: object[] };
  expect(messagePreferences).toEqual([
    { kind: 'deposit.paid', medium: 'email', enabled: false, at: expect.any(String) },
  ]);
  const compliance = new StaffClient(test_.staffUrl, staffTokenOf('compliance'));
  await compliance.ok(staff.closeCustomer, { customerNumber, reason: '客户申请销户' });
  const left = await sql(
    'select customer_id from message.preference where customer_id = any ($1::bigint[])',
    [person, other].map((one) => one.customerNumber),
  );
  expect(left).toEqual([{ customer_id: BigInt(other.customerNumber) }]);
});

it('keeps the changes of two tabs, and notes the same one once', async () => {
  const answers = await Promise.all(
    ['deposit.paid', 'withdraw.1', 'withdraw.3', 'transfer.failed'].flatMap((kind) => [
      set(person, { [kind]: { mail: false } }),
      set(person, { [kind]: { sms: false } }),
    ]),
  );
  expect(answers.map(({ code }) => code)).toEqual(Array(8).fill('OK'));
  const held = await read(person);
  for (const kind of ['deposit.paid', 'withdraw.1', 'withdraw.3', 'transfer.failed'])
    expect(held[kind]).toMatchObject({ mail: false, sms: false });
  await set(person, { 'deposit.paid': { mail: true } });
  const before = (await audits(person)).length;
  const text = 'select from message.preference where customer_id = $1::bigint for update';
  const both = await whileHeld<{ code: string }>(test_, { text, values: [person.customerNumber] }, 2, () =>
    [1, 2].map(() => set(person, { 'deposit.paid': { mail: false } })),
  );
  expect(both.map(({ code }) => code)).toEqual(['OK', 'OK']);
  expect((await read(person))['deposit.paid']).toMatchObject({ mail: false });
  expect(await audits(person)).toHaveLength(before + 1);
});

it('is the same at another brand, whose customers are apart', async () => {
  await set(person, { 'deposit.paid': { mail: false } });
  const other = await startTestGateway({ BRAND: 'yunque', REVIEW: 'manual' });
  try {
    const held = await (await registerCustomer(other.url)).client.ok(message.preferences, {});
    expect(held).toEqual(await read(await registerCustomer(test_.url)));
  } finally {
    await other.stop();
  }
});
