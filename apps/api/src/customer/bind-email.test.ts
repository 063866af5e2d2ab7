import { calls } from '@portal/contract';
import { fundedCustomer, readCode, solveCaptcha, waitFor } from '@portal/testkit';
import { randomUUID } from 'node:crypto';
import { noticesTo } from '../testing/notices';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { customer, message } = calls;

let test_: TestGateway;
let person: Awaited<ReturnType<typeof fundedCustomer>>;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'auto', COOLING_HOURS: '24' });
});
afterAll(() => test_.stop());
beforeEach(async () => {
  person = await fundedCustomer(test_.url);
});

const newEmail = () => `wang.${randomUUID().slice(0, 8)}@qq.com`;
const later = () =>
  test_.gateway.db.rows('test.later', `update kernel.verify_code set created_at = created_at - interval '61 seconds'`);

async function codeFor(email: string) {
  const { client } = person;
  await client.ok(customer.getBindEmail, { email, ...(await solveCaptcha(client)) });
  return readCode(client, email);
}
const bind = (email: string, verifyCode: string, password = person.password) =>
  person.client.call(customer.bindEmail, { email, verifyCode, password });
const noticesOfChange = async (to: string) =>
  (await noticesTo(test_, to)).filter(({ kind }) => kind === 'customer.email').map(({ text }) => text);

it.each([
  ['without a captcha', {}],
  ['with a wrong one', { random: 'nobody', validate: '0000' }],
])('sends no code %s', async (_how, captcha) => {
  const email = newEmail();
  expect(await person.client.call(customer.getBindEmail, { email, ...captcha })).toMatchObject({
    code: 'customer.captcha',
    fields: { validate: expect.any(String) },
  });
  const rows = await test_.gateway.db.rows('test.codes', 'select 1 from kernel.verify_code where target = $1', [email]);
  expect(rows).toEqual([]);
});

it('a captcha of another kind of call sends no code', async () => {
  const random = randomUUID();
  await person.client.fetch(`/v2/user/captcha?random=${random}&for=login`);
  const validate = test_.gateway.ports.captcha.answerFor(random);
  const answer = await person.client.call(customer.getBindEmail, { email: newEmail(), random, validate });
  expect(answer.code).toBe('customer.captcha');
});

it('asks for the password, and a wrong one does not use up the code', async () => {
  const email = newEmail();
  const verifyCode = await codeFor(email);
  expect(await bind(email, verifyCode, 'Wrong2026x')).toMatchObject({
    code: 'customer.password',
    fields: { password: expect.any(String) },
  });
  expect((await person.client.ok(customer.getBindEmail, {})).bound).toBe(false);
  expect((await bind(email, verifyCode)).code).toBe('OK');
});

it('tells the phone, both addresses and the messages, and starts the cooling-off period', async () => {
  const [first, second] = [newEmail(), newEmail()];
  expect((await bind(first, await codeFor(first))).code).toBe('OK');
  await waitFor(async () => (await noticesOfChange(`86${person.phone}`)).length === 1, 'the SMS');
  await waitFor(async () => (await noticesOfChange(first)).length === 1, 'the mail');

  await test_.gateway.db.rows('test.long', 'update customer.customer set secured_at = null where id = $1::bigint', [
    person.customerNumber,
  ]);
  await later();
  expect((await bind(second, await codeFor(second))).code).toBe('OK');
  const { data: page } = await person.client.call(customer.getBindEmail, {});
  await waitFor(async () => (await noticesOfChange(first)).length === 2, 'the former address');
  await waitFor(async () => (await noticesOfChange(`86${person.phone}`)).length === 2, 'the SMS');
  await waitFor(async () => (await noticesOfChange(second)).length === 1, 'the new address');
  expect((await noticesOfChange(first))[1]).toContain(
    `更换为 ${page.email ?? ''}，24 小时内不能出金。如非本人操作，请立即联系客服。`,
  );
  expect((await noticesOfChange(first))[1]).not.toContain(second);

  const { list } = await person.client.ok(message.messageList, {});
  expect(list.find(({ kind }) => kind === 'customer.email')).toMatchObject({
    title: '邮箱已绑定',
    text: expect.stringContaining(`更换为 ${page.email ?? ''}，24 小时内不能出金`),
  });
  const { secured } = await test_.gateway.db.row<{ secured: boolean }>(
    'test.secured',
    `select coalesce(secured_at > now() - interval '1 minute', false) as secured from customer.customer where id = $1::bigint`,
    [person.customerNumber],
  );
  expect(secured).toBe(true);
});
