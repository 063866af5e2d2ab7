import { calls } from '@portal/contract';
import { fundedCustomer, registerCustomer, waitFor, type TestCustomer } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { getActivitySetting, submitData, depositDraftCancel } = calls.deposit;
const { couponList } = calls.activity;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());

/** The ready coupons, once the welcome has come. */
const readyOf = ({ client }: TestCustomer) =>
  waitFor(async () => {
    const { list } = await client.ok(couponList, { state: 'ready' });
    return list.length > 0 && list;
  }, 'the welcome coupon');
const advertised = ({ client }: TestCustomer) => client.ok(getActivitySetting, {});

it('shows a promotion with the customer’s coupon', async () => {
  const customer = await registerCustomer(test_.url);
  const ready = await readyOf(customer);
  const promotions = await advertised(customer);
  expect(promotions.flatMap(({ coupons }) => coupons)).toEqual(ready);
  expect(promotions.every(({ coupons }) => coupons.length === 1)).toBe(true);
});

it('a used coupon is no longer shown, and only to its owner', async () => {
  const customer = await fundedCustomer(test_.url);
  const other = await registerCustomer(test_.url);
  const [coupon] = await readyOf(customer);
  const before = await advertised(customer);
  const couponId = coupon?.id ?? '';
  const args = { accountId: customer.mt5Id, channel: 'EGPAY', couponId, amount: '500.00' };
  const cancelled = await customer.client.ok(submitData, args);
  // A draft that came to nothing spends no coupon.
  await customer.client.ok(depositDraftCancel, { customerNo: customer.customerNumber, pno: cancelled.pno });
  expect(await advertised(customer)).toEqual(before);
  const draft = await customer.client.ok(submitData, args);
  await customer.client.ok(calls.sandbox.payOrder, { pno: draft.pno, action: 'pay' });
  await waitFor(
    async () => (await customer.client.ok(couponList, { state: 'used' })).total === 1,
    'the coupon to be used',
  );
  const after = await advertised(customer);
  expect(after.map(({ reward }) => reward)).not.toContain(coupon?.title);
  expect(after).toHaveLength(before.length - 1);
  expect((await customer.client.ok(couponList, { state: 'ready' })).list.map(({ id }) => id)).not.toContain(couponId);
  await readyOf(other);
  expect(await advertised(other)).toHaveLength(before.length);
});

it('an expired coupon is not shown', async () => {
  const customer = await registerCustomer(test_.url);
  const [coupon] = await readyOf(customer);
  await test_.gateway.db.rows('test.expire', `update activity.coupon set valid_until = now() where id = $1::bigint`, [
    coupon?.id,
  ]);
  expect((await advertised(customer)).map(({ reward }) => reward)).not.toContain(coupon?.title);
  expect((await customer.client.ok(couponList, { state: 'ready' })).list).toEqual([]);
  expect((await customer.client.ok(couponList, { state: 'expired' })).total).toBe(1);
});
