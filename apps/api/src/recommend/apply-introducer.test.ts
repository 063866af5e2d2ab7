import { calls } from '@portal/contract';
import { Client, newPhone, registerCustomer, solveCaptcha } from '@portal/testkit';
import { randomUUID } from 'node:crypto';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { applyIntroducer } = calls.recommend;
const { reviews, decide, auditLog } = calls.staff;

let test_: TestGateway;
let anna: StaffClient;

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(test_.staffUrl, test_.staffToken);
});
afterAll(() => test_.stop());

const form = (more: object = {}) => ({
  requestId: randomUUID(),
  chineseName: '王小明',
  mobilePhone: newPhone(),
  email: 'wang@example.com',
  city: '杭州',
  channel: 'community' as const,
  note: '运营三个交易社群',
  ...more,
});
const visitor = () => new Client(test_.url);
const send = async (client: Client, asked = form()) =>
  client.call(applyIntroducer, { ...asked, ...(await solveCaptcha(client)) });
const waiting = async () => (await anna.ok(reviews, { kind: 'introducer', status: 2, pageSize: 100 })).list;

it('stores an application with its campaign, and shows it to staff', async () => {
  const trackParameters = { first: { utm_source: 'baidu' }, last: { utm_source: 'weixin', utm_term: '黄金' } };
  const asked = form({ trackParameters });
  const { data } = await send(visitor(), asked);
  expect((await waiting()).find(({ id }) => id === data.id)).toEqual({
    id: data.id,
    kind: 'introducer',
    customerNumber: '',
    status: 2,
    createdAt: data.createdAt,
    files: [],
    subject: {
      chineseName: '王小明',
      mobilePhone: asked.mobilePhone,
      email: 'wang@example.com',
      city: '杭州',
      channel: 'community',
      note: '运营三个交易社群',
      track: 'utm_source=baidu → utm_source=weixin&utm_term=黄金',
    },
  });
});

it('creates one application for repeated requests, without another captcha', async () => {
  const client = visitor();
  const asked = { ...form(), ...(await solveCaptcha(client)) };
  const first = await client.call(applyIntroducer, asked);
  const again = await Promise.all([1, 2, 3].map(() => client.call(applyIntroducer, asked)));
  expect(again.map(({ code, data }) => [code, data])).toEqual(again.map(() => ['OK', first.data]));
  expect((await client.call(applyIntroducer, { ...asked, city: '上海' })).code).toBe('IDEMPOTENCY');
  expect((await waiting()).filter(({ subject }) => subject['mobilePhone'] === asked.mobilePhone)).toHaveLength(1);
});

it('accepts one open application per phone, and another once the first is decided', async () => {
  const mobilePhone = newPhone();
  const { data } = await send(visitor(), form({ mobilePhone }));
  const second = await send(visitor(), form({ mobilePhone }));
  expect(second).toMatchObject({ code: 'recommend.applied', fields: { mobilePhone: expect.any(String) } });
  await anna.ok(decide, { kind: 'introducer', id: data.id, decision: 'refuse', reason: '联系不上' });
  expect((await send(visitor(), form({ mobilePhone }))).code).toBe('OK');
});

it('requires a correct captcha, which works once', async () => {
  const client = visitor();
  const { random, validate } = await solveCaptcha(client);
  const wrong = validate === '0000' ? '1111' : '0000';
  expect((await client.call(applyIntroducer, { ...form(), random, validate: wrong })).code).toBe('customer.captcha');
  expect((await client.call(applyIntroducer, { ...form(), random, validate })).code).toBe('customer.captcha');
});

it('accepts five applications a day per IP address, also at the same time', async () => {
  const client = visitor();
  const all = await Promise.all(Array.from({ length: 8 }, async () => (await send(client)).code));
  expect(all.filter((code) => code === 'OK')).toHaveLength(5);
  expect(all.filter((code) => code === 'recommend.applyDaily')).toHaveLength(3);
  expect((await send(visitor())).code).toBe('OK');
});

it.each([
  [{ chineseName: 'Wang' }, 'chineseName'],
  [{ mobilePhone: '1380013800' }, 'mobilePhone'],
  [{ email: 'wang' }, 'email'],
  [{ city: '' }, 'city'],
  [{ city: '杭'.repeat(41) }, 'city'],
  [{ channel: 'spam' }, 'channel'],
  [{ note: '长'.repeat(501) }, 'note'],
  [{ requestId: 'x' }, 'requestId'],
  [{ trackParameters: { first: { a: 1 } } }, 'trackParameters.first.a'],
  [{ trackParameters: { first: { a: 'x'.repeat(257) } } }, 'trackParameters.first.a'],
])('refuses %j with an error at its field', async (wrong, field) => {
  expect(await send(visitor(), form(wrong))).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
});

it('stores the input as text only', async () => {
  const note = `'); drop table recommend.introducer_application; -- <script>alert(1)</script>`;
  const { data } = await send(visitor(), form({ note }));
  expect((await waiting()).find(({ id }) => id === data.id)?.subject['note']).toBe(note);
});

it('is decided once, by staff, with a reason for a refusal; the audit log records the member', async () => {
  const customer = await registerCustomer(test_.url);
  const { data } = await send(visitor(), form({ mobilePhone: customer.phone }));
  expect((await waiting()).find(({ id }) => id === data.id)?.customerNumber).toBe(customer.customerNumber);
  const ask = async (more: object) => {
    const { code } = await anna.call(decide, { kind: 'introducer', id: data.id, decision: 'approve', ...more });
    return code;
  };
  expect(await ask({ decision: 'pay' })).toBe('staff.decision');
  expect(await ask({ approval: 'approval' })).toBe('staff.decision');
  expect(await ask({ decision: 'refuse' })).toBe('staff.reason');
  expect(await ask({ id: '1' })).toBe('staff.unknown');
  expect(await ask({ id: 'x' })).toBe('staff.unknown');
  expect(await Promise.all([ask({}), ask({})]).then((codes) => codes.sort())).toEqual(['OK', 'staff.state']);
  const { list } = await anna.ok(auditLog, { subject: `introducer:${data.id}` });
  expect(list).toMatchObject([{ actor: 'staff:anna@broker.test', act: 'review.introducer', after: '{"status":1}' }]);
  expect(await new Client(test_.staffUrl).call(reviews, { kind: 'introducer' })).toMatchObject({ code: 'STAFF' });
});
