import { calls } from '@portal/contract';
import { Client, registerCustomer, waitFor, type TestCustomer } from '@portal/testkit';
import { messageHttp } from '../adapters/message/message-http';
import { readPush, readVapid, startPushService } from '../adapters/message/testing/push-service';
import { leaveMessage } from '../core/messages/message';
import { recordDeliveries } from '../core/messages/record-deliveries';
import { outboxEmpty } from '../testing/notices';
import { pushBrowser, pushSettings } from '../testing/push';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { customer, message } = calls;

let test_: TestGateway;
let person: TestCustomer;
let service: Awaited<ReturnType<typeof startPushService>>;

beforeAll(async () => {
  service = await startPushService();
  test_ = await startTestGateway(pushSettings);
  const { ports } = test_.gateway;
  const push = recordDeliveries({ message: messageHttp(test_.env, 'EET', service) }, test_.gateway).message;
  const { send } = ports.message;
  ports.message.send = (one) => (one.medium === 'push' ? push.send(one) : send(one));
});
afterAll(async () => {
  await test_.stop();
  await service.close();
});
beforeEach(async () => {
  person = await registerCustomer(test_.url);
});
afterEach(async () => {
  service.restore();
  await tryNow();
  await outboxEmpty(test_);
  service.received.splice(0);
});

type Row = Record<string, unknown>;
const sql = (text: string, ...values: unknown[]) => test_.gateway.db.rows<Row>('', text, values);
const subscribe = async (to: TestCustomer, host?: string) => {
  const browser = pushBrowser(host);
  const { devices } = await to.client.ok(message.addPushDevice, browser.args);
  return { ...browser, id: devices.at(-1)!.id };
};
const pay = (to: TestCustomer, pno: string) =>
  leaveMessage(test_.gateway.db, {
    customerId: BigInt(to.customerNumber),
    kind: 'deposit.paid',
    params: { pno, amount: '10000' },
    href: '/user-center/assets/deposit',
  });
const devicesOf = async ({ client }: TestCustomer) => (await client.ok(message.pushDevices, {})).devices;
const outgoing = () =>
  sql(`select o.state, o.attempts, j.run_at - now() > interval '100 seconds' as later from message.outgoing o
       left join graphile_worker.jobs j on j.key = 'message:' || o.id where o.medium = 'push' order by o.id desc limit 1`);
const tryNow = () =>
  sql(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs where task_identifier = 'message.push'`,
  );

it('goes to a browser that was allowed: the title, where it leads, and nothing of what the message tells', async () => {
  const held = await person.client.ok(message.pushDevices, {});
  expect(held).toEqual({ publicKey: pushSettings.VAPID_PUBLIC_KEY, devices: [] });
  await pay(person, 'D100');
  await outboxEmpty(test_);
  expect(service.received).toEqual([]);
  const browser = await subscribe(person);
  expect(await devicesOf(person)).toEqual([
    { id: browser.id, device: expect.any(String), createdAt: expect.any(String), current: true },
  ]);
  await pay(person, 'D101');
  await outboxEmpty(test_);
  const [push, ...more] = service.received;
  expect([more, push!.address]).toEqual([[], browser.args.endpoint]);
  expect(readVapid(push!, pushSettings.VAPID_PUBLIC_KEY)).toMatchObject({ aud: 'https://push.example.com' });
  const [row] = await sql(`select id from message.outgoing where medium = 'push' order by id desc limit 1`);
  expect(readPush(push!.body, browser.keys, browser.secret)).toEqual({
    id: `message-${String(row!['id'])}`,
    title: '入金成功',
    text: '点击登录客户中心查看详情',
    href: '/user-center/assets/deposit',
  });
  expect(
    await sql(`select target, kind, state, error from message.delivery where medium = 'push' order by id desc limit 1`),
  ).toEqual([{ target: browser.id, kind: 'deposit.paid', state: 'accepted', error: null }]);
});

it('says in a notice of security where to stop it, and wakes the phone', async () => {
  const { keys, secret } = await subscribe(person);
  await person.client.ok(customer.updatePassWord, { oldPassword: person.password, newPassword: 'Another1' });
  await waitFor(async () => service.received.length > 0, 'the push');
  expect(service.received[0]!.headers.urgency).toBe('high');
  expect(readPush(service.received[0]!.body, keys, secret)).toMatchObject({
    title: '登录密码已修改',
    text: '如非本人操作，请打开同一条短信中的链接冻结账户',
  });
});

it('is a choice of its own for each kind that has one', async () => {
  await subscribe(person);
  const { 'deposit.paid': paid, 'customer.password': fixed } = await person.client.ok(message.preferences, {
    'deposit.paid': { push: false },
  });
  expect([paid?.push, paid?.sms, fixed?.push]).toEqual([false, true, true]);
  await pay(person, 'D102');
  await outboxEmpty(test_);
  expect(service.received).toEqual([]);
  await person.client.ok(message.preferences, { 'deposit.paid': { push: true } });
  await pay(person, 'D103');
  await outboxEmpty(test_);
  expect(service.received).toHaveLength(1);
});

it('keeps the address of a browser encrypted, and tells nobody else of it', async () => {
  const { args } = await subscribe(person);
  const [row] = await sql('select to_jsonb(d)::text as text from message.push_device d order by id desc limit 1');
  expect(row!['text']).not.toContain(args.endpoint.slice(-20));
  const trail = await sql(
    `select act, after::text from kernel.audit where subject = $1 and act like 'message.%'`,
    `customer:${person.customerNumber}`,
  );
  expect(trail).toEqual([{ act: 'message.addPushDevice', after: '{"service": "push.example.com"}' }]);
});

it.each(['https://push.localhost/x', 'https://127.0.0.1/x'])('takes no device at %s', async (endpoint) => {
  const answer = await person.client.call(message.addPushDevice, { ...pushBrowser().args, endpoint });
  expect([answer.code, Object.keys(answer.fields ?? {})]).toEqual(['message.pushAddress', ['endpoint']]);
  expect(await devicesOf(person)).toEqual([]);
});

it('ends with its session, whether the customer signs out, ends it elsewhere, or ends all others', async () => {
  const others = [new Client(test_.url), new Client(test_.url), new Client(test_.url)] as const;
  const here = await subscribe(person);
  for (const other of others) {
    const { phone: username, password } = person;
    other.token = (await other.ok(customer.login, { username, password, platform: 1 })).token;
    await other.ok(message.addPushDevice, pushBrowser().args);
  }
  expect((await devicesOf(person)).map(({ current }) => current)).toEqual([true, false, false, false]);
  await others[0].ok(customer.logout, {});
  expect(await devicesOf(person)).toHaveLength(3);
  const sessions = await others[1].ok(customer.sessions, {});
  await person.client.ok(customer.endSession, { id: sessions.find(({ current }) => current)!.id });
  expect(await devicesOf(person)).toHaveLength(2);
  await person.client.ok(customer.updatePassWord, { oldPassword: person.password, newPassword: 'Another1' });
  expect(
    await sql('select id::text from message.push_device where customer_id = $1::bigint', person.customerNumber),
  ).toEqual([{ id: here.id }]);
});

it('stays when a session runs out, and ends with all of them', async () => {
  await subscribe(person);
  await sql(
    `update customer.session set expires_at = now() - interval '1 hour' where customer_id = $1::bigint`,
    person.customerNumber,
  );
  await pay(person, 'D104');
  await outboxEmpty(test_);
  expect(service.received).toHaveLength(1);
  await sql('select customer.end_sessions($1::bigint, null)', person.customerNumber);
  await pay(person, 'D105');
  await outboxEmpty(test_);
  expect(service.received).toHaveLength(1);
});

it('is the one of whom who allowed it last, once, and is removed by its customer alone', async () => {
  const { args, id } = await subscribe(person);
  await person.client.ok(message.addPushDevice, args);
  expect(await devicesOf(person)).toHaveLength(1);
  const other = await registerCustomer(test_.url);
  expect((await other.client.call(message.removePushDevice, { id })).code).toBe('message.pushDevice');
  await other.client.ok(message.addPushDevice, args);
  expect([await devicesOf(person), (await devicesOf(other)).length]).toEqual([[], 1]);
  expect((await other.client.ok(message.removePushDevice, { id: (await devicesOf(other))[0]!.id })).devices).toEqual(
    [],
  );
});

it('goes to the twenty browsers that were allowed last', async () => {
  const first = await subscribe(person);
  for (let n = 0; n < 20; n++) await subscribe(person);
  const devices = await devicesOf(person);
  expect([devices.length, devices.some(({ id }) => id === first.id)]).toEqual([20, false]);
});

it('forgets a browser that its push service no longer knows, and tells the others', async () => {
  for (const status of [404, 410]) {
    const gone = await subscribe(person);
    const there = await subscribe(person);
    service.answerWith(({ address }) => ({ status: address === gone.args.endpoint ? status : 201 }));
    await pay(person, `D${status}`);
    await outboxEmpty(test_);
    await waitFor(async () => (await devicesOf(person)).length === 1, 'one device');
    expect(service.received.splice(0).map(({ address }) => address)).toEqual([there.args.endpoint]);
    await person.client.ok(message.removePushDevice, { id: there.id });
  }
});

it('waits as long as a push service asks for', async () => {
  await subscribe(person, 'busy.example.com');
  service.answerWith(() => ({ status: 429, headers: { 'retry-after': '120' } }));
  await pay(person, 'D106');
  await waitFor(async () => Number((await outgoing())[0]?.['attempts']) > 0, 'a try');
  expect(await outgoing()).toEqual([{ state: 'waiting', attempts: 1, later: true }]);
  await sql(`update message.outgoing set state = 'failed', done_at = now() where state = 'waiting'`);
});

it('loses nothing and doubles nothing while a push service is away for an hour', async () => {
  const { keys, secret } = await subscribe(person, 'away.example.com');
  service.answerWith(() => ({ status: 503 }));
  await pay(person, 'D107');
  for (let n = 1; n <= 12; n++) {
    await waitFor(async () => Number((await outgoing())[0]?.['attempts']) >= n, 'another try');
    await tryNow();
  }
  service.restore();
  await tryNow();
  await outboxEmpty(test_);
  expect(service.received.map(({ body }) => readPush(body, keys, secret))).toMatchObject([{ title: '入金成功' }]);
}, 60_000);

it('takes the place of the first where a process ended between the answer and the record of it', async () => {
  await subscribe(person, 'twice.example.com');
  const { db } = test_.gateway;
  const { rows } = db;
  const lost = jest
    .spyOn(db, 'rows')
    .mockImplementation((name, ...rest) =>
      name === 'outgoing.done' ? Promise.reject(new Error('killed')) : (rows.call(db, name, ...rest) as never),
    );
  await pay(person, 'D108');
  const done = () => lost.mock.calls.filter(([name]) => name === 'outgoing.done').length;
  // The SMS is done too.
  await waitFor(async () => done() === 2 && service.received.length === 1, 'the first');
  lost.mockRestore();
  await tryNow();
  await outboxEmpty(test_);
  expect(service.received).toHaveLength(2);
  expect(new Set(service.received.map(({ headers }) => headers['topic'])).size).toBe(1);
});

it('is nothing at all without keys', async () => {
  const other = await startTestGateway();
  const { client } = await registerCustomer(other.url);
  expect(await client.ok(message.pushDevices, {})).toEqual({ devices: [] });
  expect((await client.call(message.addPushDevice, pushBrowser().args)).code).toBe('message.push');
  expect(JSON.stringify(await client.ok(message.preferences, {}))).not.toContain('push');
  expect((await client.call(message.preferences, { 'deposit.paid': { push: true } })).code).toBe('message.carrier');
  await other.stop();
});

it('ends when the customer is closed, and the log of deliveries with it', async () => {
  await subscribe(person);
  await pay(person, 'D111');
  await outboxEmpty(test_);
  const mine = () =>
    sql(
      `select (select count(*)::int from message.push_device where customer_id = $1::bigint) as devices,
              (select count(*)::int from message.delivery where customer_id = $1::bigint and kind <> 'customer.closing') as deliveries`,
      person.customerNumber,
    );
  expect((await mine())[0]).toMatchObject({ devices: 1 });
  await sql(`select customer.close($1::bigint, 'asked', 'staff:1', null, '', '')`, person.customerNumber);
  expect(await mine()).toEqual([{ devices: 0, deliveries: 0 }]);
});

it('stands in the inbox of the sandbox under the customer’s phone', async () => {
  const sandbox = await startTestGateway(pushSettings);
  const { client, phone, customerNumber } = await registerCustomer(sandbox.url);
  await client.ok(message.addPushDevice, pushBrowser().args);
  await leaveMessage(sandbox.gateway.db, {
    customerId: BigInt(customerNumber),
    kind: 'deposit.paid',
    params: { pno: 'D110', amount: '10000' },
  });
  await outboxEmpty(sandbox);
  const { data } = await client.request<Row[]>(`/sandbox/inbox?to=${phone}`);
  expect(data.filter(({ medium }) => medium === 'push')).toEqual([
    {
      to: `86${phone}`,
      medium: 'push',
      kind: 'deposit.paid',
      subject: '入金成功',
      text: '点击登录客户中心查看详情',
      sentAt: expect.any(String),
    },
  ]);
  await sandbox.stop();
});
