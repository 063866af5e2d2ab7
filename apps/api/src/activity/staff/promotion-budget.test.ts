import { calls, type ArgsOf } from '@portal/contract';
import { registerCustomer, waitFor, type TestCustomer } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { whileHeld } from '../../testing/while-held';

const { staff, activity } = calls;

let test_: TestGateway;
let marta: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway();
  marta = new StaffClient(test_.staffUrl, staffTokenOf('marketing'));
});
afterAll(() => test_.stop());

const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString();
const create = (more: Partial<ArgsOf<typeof staff.createPromotion>>) =>
  marta.ok(staff.createPromotion, {
    title: '预算活动',
    coupon: '预算赠金',
    amount: '25.00',
    minDeposit: '2000.00',
    budget: '60.00',
    days: 14,
    from: day(-1),
    until: day(30),
    newCustomers: false,
    ...more,
  });
const find = async (id: string) => (await marta.ok(staff.promotions, {})).find((promotion) => promotion.id === id);
const grant = async (id: string, { customerNumber }: TestCustomer) =>
  (await marta.call(staff.grantCoupon, { id, customerNumber })).code;
const coupons = async ({ client }: TestCustomer) => (await client.ok(activity.couponList, { pageSize: 100 })).list;
/** A new customer with the coupon of the brand's promotion, 20 USD. */
async function welcomed(): Promise<TestCustomer> {
  const customer = await registerCustomer(test_.url);
  await waitFor(async () => (await coupons(customer)).length > 0, 'the coupon of the brand');
  return customer;
}

it.each([
  ['60.00', 2],
  ['50.00', 2],
  ['49.99', 1],
])('a budget of %s grants %i coupons of 25.00, also at once, and ends the promotion', async (budget, most) => {
  const { id, committed } = await create({ budget });
  expect(committed).toBe('0.00');
  const four = await Promise.all([welcomed(), welcomed(), welcomed(), welcomed()]);
  // Each has compared the budget before one coupon is stored.
  const answers = await whileHeld(test_, { text: 'lock table activity.coupon in share mode' }, 4, () =>
    four.map((customer) => grant(id, customer)),
  );
  const spent = Array.from({ length: 4 - most }, () => 'staff.promotionSpent');
  expect(answers.sort()).toEqual([...Array.from({ length: most }, () => 'OK'), ...spent]);
  expect(await find(id)).toMatchObject({ state: 'ended', budget, committed: `${25 * most}.00`, granted: most });
  expect((await marta.call(staff.endPromotion, { id, reason: 'x' })).code).toBe('staff.state');
  const anna = new StaffClient(test_.staffUrl, test_.staffToken);
  const { list } = await anna.ok(staff.auditLog, { subject: `promotion:${id}`, act: 'promotion.end' });
  expect(list).toHaveLength(1);
  expect(list[0]?.actor).toBe('system');
  expect(JSON.parse(list[0]?.after ?? '')).toEqual({ until: expect.any(String), budget, committed: `${25 * most}.00` });
});

it('a promotion for new customers ends with the customer for whom its budget still suffices', async () => {
  const { id } = await create({ coupon: '新客预算赠金', newCustomers: true, budget: '25.00' });
  await Promise.all([welcomed(), welcomed(), welcomed()]);
  await waitFor(async () => (await find(id))?.state === 'ended', 'the end of the promotion');
  const late = await welcomed();
  expect((await coupons(late)).map(({ title }) => title)).not.toContain('新客预算赠金');
  expect(await find(id)).toMatchObject({ granted: 1, committed: '25.00' });
  const failed = await test_.gateway.db.rows(
    'test.failed',
    `select from graphile_worker.jobs where task_identifier = 'activity.welcome' and last_error is not null`,
  );
  expect(failed).toEqual([]);
});

it('a customer gets no more credit than the brand allows, of all promotions together', async () => {
  const customer = await welcomed();
  const [exact, more] = [await create({ amount: '980.00', budget: '980.00' }), await create({ amount: '0.01' })];
  expect(await grant(exact.id, customer)).toBe('OK');
  const refused = await marta.call(staff.grantCoupon, { id: more.id, customerNumber: customer.customerNumber });
  expect([refused.code, refused.msg]).toEqual(['staff.promotionMaximum', expect.stringContaining('1000.00')]);
  // What has expired without use is not counted.
  await test_.gateway.db.rows('test.expire', 'update activity.coupon set valid_until = now() where promotion_id = $1', [
    exact.id,
  ]);
  expect(await grant(more.id, customer)).toBe('OK');
});

it('two promotions at once give a customer no more than the maximum', async () => {
  const customer = await welcomed();
  const [first, second] = await Promise.all([1, 2].map(() => create({ amount: '600.00', budget: '6000.00' })));
  // The coupon of the first is given and not committed when the second is asked for.
  const given = {
    text: `select activity.give($1, $2, '', '', 60000, 200000, 14, 100000)`,
    values: [BigInt(customer.customerNumber), first?.id],
  };
  const [other] = await whileHeld(test_, given, 1, () => [grant(second?.id ?? '', customer)]);
  expect(other).toBe('staff.promotionMaximum');
});
