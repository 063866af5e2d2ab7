import { calls } from '@portal/contract';
import {
  fundedCustomer,
  openMt5,
  registerCustomer,
  submitIdentity,
  upload,
  waitFor,
  type TestCustomer,
} from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { inPortal, noticesTo, outboxEmpty } from '../../testing/notices';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { whileHeld } from '../../testing/while-held';

const { account, customer, deposit, staff, support } = calls;

let test_: TestGateway;
let compliance: StaffClient;
let person: TestCustomer;
beforeAll(async () => {
  test_ = await startTestGateway();
  compliance = new StaffClient(test_.staffUrl, staffTokenOf('compliance'));
});
afterAll(() => test_.stop());
beforeEach(async () => {
  person = await registerCustomer(test_.url);
});

const run = async <Row>(text: string, values: unknown[] = []) =>
  (await test_.gateway.db.pool.query(text, values)).rows as Row[];
const ask = (who = person, reason?: string) =>
  who.client.ok(customer.requestClosing, { password: who.password, ...(reason && { reason }) });
const read = ({ client } = person) => client.ok(customer.requestClosing, {});
const cancel = ({ client } = person) => client.call(customer.cancelClosing, {});
const codes = ({ open }: { open: { code: string }[] }) => open.map(({ code }) => code).sort();
const listed = async ({ customerNumber } = person) =>
  (await compliance.ok(staff.closings, { customerNumber, sort: '-askedAt' })).list;
const idOf = async (who = person) => (await listed(who))[0]?.id ?? '';
const refuse = (id: string) => compliance.call(staff.refuseClosing, { id, reason: '账户正在核查' });
const close = ({ customerNumber } = person) =>
  compliance.call(staff.closeCustomer, { customerNumber, reason: '客户申请销户' });
const hrefs = async () => (await inPortal(person, 'customer.closing')).map(({ href }) => href);
const titles = async (who = person) => (await inPortal(who, 'customer.closing')).map(({ title }) => title);

it('is asked for with the password, decided within the working days, confirmed by messages, and taken back', async () => {
  expect(await read()).toEqual({ state: 'none', open: [] });
  const wrong = await person.client.call(customer.requestClosing, { password: 'wrong1' });
  expect([wrong.code, Object.keys(wrong.fields)]).toEqual(['customer.password', ['password']]);
  expect(await read()).toEqual({ state: 'none', open: [] });
  const asked = await ask(person, '不再使用');
  expect(asked).toMatchObject({ state: 'open', open: [] });
  const days = (Date.parse(asked.until ?? '') - Date.now()) / 86_400_000;
  // Fifteen working days are three weeks, and more where a holiday falls into them.
  expect(days).toBeGreaterThan(18);
  expect(days).toBeLessThan(35);
  expect(new Date(asked.until ?? '').toISOString()).toMatch(/T15:59:59.999Z$/);
  expect(await ask()).toMatchObject({ state: 'open', until: asked.until });
  expect(await listed()).toMatchObject([{ state: 'open', reason: '不再使用', late: false, open: [] }]);
  expect((await cancel()).data).toMatchObject({ state: 'cancelled' });
  expect((await cancel()).code).toBe('customer.noClosing');
  expect(await titles()).toEqual(expect.arrayContaining(['已收到注销申请', '注销申请已撤回']));
  expect(await hrefs()).toEqual(Array(2).fill('/user-center/settings#closing'));
  await outboxEmpty(test_);
  const sent = (await noticesTo(test_, `86${person.phone}`)).filter(({ kind }) => kind === 'customer.closing');
  expect(sent).toHaveLength(2);
  const { list } = await compliance.ok(staff.auditLog, { subject: `customer:${person.customerNumber}`, pageSize: 100 });
  expect(list.map(({ act }) => act).filter((act) => act.endsWith('Closing'))).toEqual([
    'customer.cancelClosing',
    'customer.requestClosing',
  ]);
});

it('waits in the queue of staff until it is decided, and is late after its time', async () => {
  const queue = async () => (await compliance.ok(staff.queues, {})).list.find(({ kind }) => kind === 'closing');
  const before = (await queue())?.open ?? 0;
  await ask();
  expect(await queue()).toMatchObject({ open: before + 1, late: false });
  await run(`update customer.closing_request set until = now() - interval '1 minute' where customer_id = $1`, [
    person.customerNumber,
  ]);
  expect(await queue()).toMatchObject({ open: before + 1, late: true });
  expect(await listed()).toMatchObject([{ late: true }]);
  await refuse(await idOf());
  expect(await queue()).toMatchObject({ open: before, late: false });
  expect(await listed()).toMatchObject([{ state: 'refused', late: false, answer: '账户正在核查' }]);
});

it('is refused with a reason that the customer reads, and may be asked for again', async () => {
  await ask();
  const id = await idOf();
  expect((await refuse(id)).code).toBe('OK');
  expect((await refuse(id)).code).toBe('staff.state');
  expect((await refuse('1')).code).toBe('staff.unknown');
  expect(await read()).toMatchObject({ state: 'refused', answer: '账户正在核查' });
  expect(await titles()).toContain('注销申请未通过');
  expect(await hrefs()).toEqual(Array(2).fill('/user-center/settings#closing'));
  expect((await cancel()).code).toBe('customer.noClosing');
  expect(await ask()).toMatchObject({ state: 'open' });
  expect(await listed()).toHaveLength(2);
});

it('is not refused by the member whose own account it is', async () => {
  await ask();
  const own = (id: string | null) =>
    run(`update staff.member set customer_id = $1::bigint where email = 'compliance@broker.test'`, [id]);
  await own(person.customerNumber);
  const { code } = await refuse(await idOf());
  await own(null);
  expect(code).toBe('staff.ownCustomer');
});

it('lists what must be settled, and is carried out when nothing is', async () => {
  const payer = await fundedCustomer(test_.url, '500.00');
  await openMt5(payer.client);
  const drafted = await payer.client.ok(deposit.submitData, {
    accountId: payer.walletId,
    channel: 'EGPAY',
    amount: '60.00',
  });
  expect(codes(await ask(payer))).toEqual(['customer.openBalance', 'customer.openDeposit']);
  expect(codes((await listed(payer))[0]!)).toEqual(['customer.openBalance', 'customer.openDeposit']);
  expect((await close(payer)).code).toBe('staff.closeMoney');
  await payer.client.ok(deposit.depositDraftCancel, { customerNo: payer.customerNumber, pno: drafted.pno });
  expect(codes(await read(payer))).toEqual(['customer.openBalance']);
  await ask();
  expect((await close()).code).toBe('OK');
  expect(await listed()).toMatchObject([{ state: 'closed', open: [], decidedBy: expect.stringContaining('staff:') }]);
  expect((await listed())[0]).not.toHaveProperty('reason');
});

const held = () => ({
  text: 'select from customer.closing_request where customer_id = $1::bigint for update',
  values: [person.customerNumber],
});

it('is taken back or refused, where both come at once', async () => {
  await ask();
  const id = await idOf();
  const answers = await whileHeld<{ code: string }>(test_, held(), 2, () => [cancel(), refuse(id)]);
  const [taken, refused] = answers.map(({ code }) => code);
  expect([taken, refused].sort()).toEqual(['OK', taken === 'OK' ? 'staff.state' : 'customer.noClosing'].sort());
  expect((await read()).state).toBe(taken === 'OK' ? 'cancelled' : 'refused');
});

/** The kinds of the customer's messages, oldest first. */
const kindsLeft = async () =>
  (
    await run<{ kind: string }>('select kind from message.message where customer_id = $1 order by id', [
      person.customerNumber,
    ])
  ).map(({ kind }) => kind);

it('is opened once by five requests at once', async () => {
  await Promise.all([1, 2, 3, 4, 5].map(() => ask()));
  expect(await listed()).toHaveLength(1);
  expect(await titles()).toHaveLength(1);
});

/** Every table with a row that contains a text. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await run<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables)
    if ((await run(`select from ${name} t where to_jsonb(t)::text like '%' || $1 || '%' limit 1`, [text])).length > 0)
      found.push(name);
  return found;
}

it('is not followed by a message that was under way', async () => {
  const text = `select customer.close($1::bigint, 'asked', 'staff:anna', null, 'request', '127.0.0.1')`;
  await whileHeld(test_, { text, values: [person.customerNumber] }, 1, () => [
    run(`select message.leave($1, 'customer.exported')`, [person.customerNumber]),
  ]);
  expect(await kindsLeft()).toEqual(['customer.closing']);
});

it('is told by SMS and mail, and leaves the address nowhere', async () => {
  const [mail, sms] = ['canarymail@mail.example', `86${person.phone}`];
  await run('update customer.customer set email = $2 where id = $1', [person.customerNumber, mail]);
  await ask();
  await outboxEmpty(test_);
  const before = await tablesWith(mail);
  expect((await close()).code).toBe('OK');
  expect(await kindsLeft()).toEqual(['customer.closing']);
  await outboxEmpty(test_);
  for (const to of [mail, sms]) {
    const sent = (await noticesTo(test_, to)).filter(({ text }) => text.includes('您的客户账户已注销，登录已失效'));
    expect(sent).toHaveLength(1);
    // The link of a message of security freezes an account, and there is none.
    expect(sent[0]?.text).not.toContain('not-me');
  }
  expect(before).toEqual(expect.arrayContaining(['message.delivery', 'message.outgoing']));
  expect((await tablesWith(mail)).filter((table) => table !== 'sandbox.inbox')).toEqual([]);
  expect(
    await run('select medium, state from message.delivery where customer_id = $1 order by 1', [person.customerNumber]),
  ).toEqual([
    { medium: 'email', state: 'accepted' },
    { medium: 'sms', state: 'accepted' },
  ]);
});

it('leaves the address nowhere if no carrier takes the notice', async () => {
  const mail = 'canaryaway@mail.example';
  await run('update customer.customer set email = $2 where id = $1', [person.customerNumber, mail]);
  await outboxEmpty(test_);
  const { db } = test_.gateway;
  const { rows } = db;
  const away = jest.spyOn(db, 'rows').mockImplementation((name, ...rest) => {
    if (name === 'inbox.add') return Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    return rows.call(db, name, ...rest) as never;
  });
  expect((await close()).code).toBe('OK');
  const tries = () => run('select from message.outgoing where target = $1 and attempts = 1', [mail]);
  await waitFor(async () => (await tries()).length === 1, 'the first try');
  await run(`update message.outgoing set made_at = now() - interval '4 days' where target = $1`, [mail]);
  await run('select message.send_failed(id) from message.outgoing where target = $1', [mail]);
  away.mockRestore();
  expect(await tablesWith(mail)).toEqual([]);
});

it('erases what no law requires in every table, and leaves what it does', async () => {
  const canaries = ['Canarynick', 'Canaryoccupation', 'Canaryreason', 'canarymail', 'Canarydevice'];
  const [nickname, occupation, reason, mail, device] = canaries;
  await submitIdentity(person.client, false);
  const picture = await upload(person.client);
  await person.client.ok(customer.updatePersonInfo, { nickname: nickname!, occupation: occupation! });
  await person.client.fetch(customer.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': device! },
    body: JSON.stringify({ username: person.phone, password: person.password, platform: 2 }),
  });
  await run('update customer.customer set email = $2, track = $3 where id = $1', [
    person.customerNumber,
    `${mail}@mail.example`,
    { utm: mail },
  ]);
  await person.client.ok(customer.exportData, { password: person.password });
  await ask(person, reason);
  const complaint = { kind: 'complaint' as const, subject: '查询', text: 'Canarycomplaint', fileIds: [picture] };
  await person.client.ok(support.open, complaint);
  await outboxEmpty(test_);
  for (const one of canaries) expect([one, await tablesWith(one)]).not.toEqual([one, []]);
  expect(await kindsLeft()).toContain('customer.exported');
  expect((await close()).code).toBe('OK');
  await outboxEmpty(test_);
  // What was done is in the audit log, and the inbox is the customer's own; a complaint is kept as long as its row of the retention says.
  const stays = ['kernel.audit', 'sandbox.inbox'];
  for (const one of canaries)
    expect([one, (await tablesWith(one)).filter((table) => !stays.includes(table))]).toEqual([one, []]);
  // None of the others is about a payment.
  expect(await kindsLeft()).toEqual(['customer.closing']);
  // A job may end later.
  const leave = (kind: string, params: object) =>
    run('select message.leave($1, $2, $3)', [person.customerNumber, kind, params]);
  await leave('customer.exported', {});
  expect(await kindsLeft()).toHaveLength(1);
  await leave('deposit.refunded', { amount: '5.00', currency: 'USD' });
  expect(await kindsLeft()).toEqual(['customer.closing', 'deposit.refunded']);
  expect(await tablesWith('Canarycomplaint')).toEqual(['support.message']);
  const [left] = await run<{ name: string; phone: string }>(
    'select i.chinese_name as name, c.mobile_phone as phone from customer.customer c join identity.identity i on i.customer_id = c.id where c.id = $1',
    [person.customerNumber],
  );
  expect(left).toEqual({ name: expect.stringMatching(/./), phone: person.phone });
  expect((await person.client.call(account.queryAccountInfo, {})).code).toBe('10005');
});
