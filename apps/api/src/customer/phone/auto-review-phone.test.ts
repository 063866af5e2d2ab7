import { calls } from '@portal/contract';
import { registerCustomer, waitFor } from '@portal/testkit';
import { changeForm, identified, requestForm, type Identified } from '../../testing/phone-changes';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { autoReviewPhone } from './auto-review-phone';

const { requestPhoneChange, changePhone, phoneChange } = calls.customer;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'auto' });
});
afterAll(() => test_.stop());

const statusOf = async ({ client }: Identified) => (await client.ok(phoneChange, {})).status;

it('approves after about three seconds', async () => {
  const customer = await identified(test_);
  const form = await requestForm(test_, customer);
  const started = Date.now();
  expect(await customer.client.ok(requestPhoneChange, form)).toMatchObject({ status: 2 });
  await waitFor(async () => (await statusOf(customer)) === 1, 'the review');
  expect(Date.now() - started).toBeGreaterThan(2_000);
});

it('refuses a phone that another customer has registered since', async () => {
  const [customer, other] = [await identified(test_), await registerCustomer(test_.url)];
  const form = await requestForm(test_, customer);
  const otherForm = await changeForm(test_, other, form.mobilePhone);
  await customer.client.ok(requestPhoneChange, form);
  await other.client.ok(changePhone, otherForm);
  await waitFor(async () => (await statusOf(customer)) === 3, 'the review');
  expect(await customer.client.ok(phoneChange, {})).toMatchObject({ reason: '该手机号已被其他账户使用' });
});

it('does nothing if staff review by hand, or if the item is decided', async () => {
  const customer = await identified(test_);
  const { id = '' } = await customer.client.ok(requestPhoneChange, await requestForm(test_, customer));
  await autoReviewPhone({ ...test_.gateway, env: { ...test_.gateway.env, REVIEW: 'manual' } }, { id });
  expect(await statusOf(customer)).toBe(2);
  await autoReviewPhone(test_.gateway, { id });
  await autoReviewPhone(test_.gateway, { id });
  expect(await statusOf(customer)).toBe(1);
});
