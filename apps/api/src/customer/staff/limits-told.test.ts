import { calls } from '@portal/contract';
import { registerCustomer, type TestCustomer } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { inPortal, noticesTo, outboxEmpty } from '../../testing/notices';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { message, staff } = calls;

let test_: TestGateway;
let compliance: StaffClient;
let person: TestCustomer;
const email = 'limited.person@qq.com';
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  compliance = new StaffClient(test_.staffUrl, staffTokenOf('compliance'));
});
afterAll(() => test_.stop());
beforeEach(async () => {
  person = await registerCustomer(test_.url);
  await test_.gateway.db.rows('test.email', 'update customer.customer set email = $2 where id = $1::bigint', [
    person.customerNumber,
    `${person.customerNumber}.${email}`,
  ]);
});

type Limits = Partial<Record<'depositMax' | 'withdrawMax' | 'withdrawDaily' | 'coinMax' | 'coinDaily', string>>;

const set = (limits: Limits, seen: Limits) =>
  compliance.ok(staff.setCustomerLimits, {
    ...{ customerNumber: person.customerNumber, limits, seen },
    reason: '反洗钱核查，不可告知',
  });
const texts = async () => (await inPortal(person, 'customer.limits')).map(({ text }) => text);
const first = { depositMax: '5000.00', withdrawDaily: '900.00', coinMax: '400.00' };
const second = { depositMax: '1000.00', withdrawDaily: '900.00', withdrawMax: '300.01', coinDaily: '10.00' };

it('staff change limits of one customer: told in the portal and by mail what is new, and not why', async () => {
  await set(first, {});
  await set(second, first);
  await outboxEmpty(test_);
  expect(await texts()).toEqual([
    '即时生效：单笔入金限额由 5,000.00 美元调整为 1,000.00 美元；单笔银行出金不超过 300.01 美元；单笔数字货币出金不再单独限制；每日数字货币出金不超过 10.00 美元。如有疑问，请在「客服与投诉」中联系我们。',
    '即时生效：单笔入金不超过 5,000.00 美元；每日银行出金不超过 900.00 美元；单笔数字货币出金不超过 400.00 美元。如有疑问，请在「客服与投诉」中联系我们。',
  ]);
  const mails = (await noticesTo(test_, `${person.customerNumber}.${email}`)).filter(
    ({ kind }) => kind === 'customer.limits',
  );
  expect(mails).toHaveLength(2);
  expect(JSON.stringify(mails)).toContain('由 5,000.00 美元调整为 1,000.00 美元');
  const { list } = await person.client.ok(message.messageList, { pageSize: 100 });
  expect(JSON.stringify([mails, list])).not.toContain('反洗钱');
  // As other notices of terms: SMS is for what is urgent.
  const sms = (await noticesTo(test_, `86${person.phone}`)).filter(({ kind }) => kind === 'customer.limits');
  expect(sms).toEqual([]);
});

it.each([
  ['zh_TW', '您的限額已調整', '單筆入金不超過 5,000.00 美元'],
  ['en', 'Your limits have changed', 'largest deposit: 5,000.00 USD now'],
])('in %s', async (lang, title, words) => {
  await set(first, {});
  person.client.lang = lang;
  const [one] = await inPortal(person, 'customer.limits');
  expect(one).toMatchObject({ title, text: expect.stringContaining(words) });
  await set({}, first);
  expect((await texts())[0]).toMatch(/不再單獨限制|no limit of your own any more/);
});

it('limits that stay as they were are no news', async () => {
  await set({}, {});
  expect(await texts()).toEqual([]);
  await set(first, {});
  await set(first, first);
  expect(await texts()).toHaveLength(1);
});

it('is no choice of the customer', async () => {
  const kinds = await person.client.ok(message.preferences, {});
  expect(kinds['customer.limits']).toMatchObject({ area: 'terms', fixed: 'law', mail: true });
  const { code } = await person.client.call(message.preferences, { 'customer.limits': { mail: false } });
  expect(code).toBe('message.fixed');
});
