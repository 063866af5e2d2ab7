import { calls } from '@portal/contract';
import { newPhone, readCode, registerCustomer, solveCaptcha, type TestCustomer } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { sendPhoneCode, changePhone } = calls.customer;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ SMS_DAILY_PHONE: '2' });
});
afterAll(() => test_.stop());

const send = async ({ client }: TestCustomer, more: object = {}) =>
  client.call(sendPhoneCode, { ...(await solveCaptcha(client)), ...more });

/** Moves the last code back by 90 seconds, so that the next one may be requested. */
const later = () =>
  test_.gateway.db.rows('test.later', `update kernel.verify_code set created_at = created_at - interval '90 seconds'`);

it('sends one code to the present phone and another to the new one, and both together change the phone', async () => {
  const customer = await registerCustomer(test_.url);
  const mobilePhone = newPhone();
  expect(await send(customer)).toMatchObject({ code: 'OK', data: { resendAfter: 60 } });
  expect(await send(customer, { mobilePhone, nationCode: '86' })).toMatchObject({ code: 'OK' });
  const oldCode = await readCode(customer.client, customer.phone);
  const newCode = await readCode(customer.client, mobilePhone);
  const ask = { nationCode: '86', mobilePhone, password: customer.password };
  expect((await customer.client.call(changePhone, { ...ask, oldCode, newCode })).code).toBe('OK');
});

it('requires a correct captcha, which works once', async () => {
  const { client } = await registerCustomer(test_.url);
  const captcha = await solveCaptcha(client);
  const wrong = { ...captcha, validate: captcha.validate === '0000' ? '1111' : '0000' };
  expect(await client.call(sendPhoneCode, wrong)).toMatchObject({
    code: 'customer.captcha',
    fields: { validate: expect.anything() },
  });
  expect((await client.call(sendPhoneCode, captcha)).code).toBe('customer.captcha');
});

it('refuses the present phone, that of another customer and another country, with an error at the field', async () => {
  const [customer, other] = [await registerCustomer(test_.url), await registerCustomer(test_.url)];
  const refusal = async (more: object) => {
    const { code, fields } = await send(customer, more);
    return [code, ...Object.keys(fields)];
  };
  expect(await refusal({ mobilePhone: customer.phone })).toEqual(['customer.samePhone', 'mobilePhone']);
  expect(await refusal({ mobilePhone: other.phone })).toEqual(['customer.phoneTaken', 'mobilePhone']);
  expect(await refusal({ mobilePhone: newPhone(), nationCode: '852' })).toEqual(['customer.prefix', 'nationCode']);
  expect(await refusal({ mobilePhone: '1380013800' })).toEqual(['PARAM', 'mobilePhone']);
});

it('limits codes per phone to one a minute and a number per day, for all customers together', async () => {
  const [first, second] = [await registerCustomer(test_.url), await registerCustomer(test_.url)];
  const mobilePhone = newPhone();
  expect((await send(first, { mobilePhone })).code).toBe('OK');
  const soon = await send(second, { mobilePhone });
  expect(soon).toMatchObject({ status: 429, code: 'customer.codeWait' });
  await later();
  expect((await send(second, { mobilePhone })).code).toBe('OK');
  await later();
  expect((await send(first, { mobilePhone })).code).toBe('customer.codeDaily');
});

it('requires the session of a customer', async () => {
  const { client } = await registerCustomer(test_.url);
  client.token = undefined;
  expect((await client.call(sendPhoneCode, { ...(await solveCaptcha(client)) })).code).toBe('4');
});
