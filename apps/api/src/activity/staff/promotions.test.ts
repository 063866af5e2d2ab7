import { calls, type ArgsOf } from '@portal/contract';
import { fundedCustomer, registerCustomer, waitFor, type TestCustomer } from '@portal/testkit';
import { recordBreaks } from '../../core/reconciliation/records';
import { staffTokenOf } from '../../testing/add-test-staff';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff, activity, deposit, sandbox } = calls;

let test_: TestGateway;
let marta: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway();
  marta = new StaffClient(test_.staffUrl, staffTokenOf('marketing'));
});
afterEach(async () => expect(await recordBreaks(test_.gateway.db)).toEqual([]));
afterAll(() => test_.stop());

const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString();
const create = (more: Partial<ArgsOf<typeof staff.createPromotion>> = {}) =>
  marta.ok(staff.createPromotion, {
    title: '老客户回馈',
    coupon: '回馈赠金 30 美元',
    amount: '30.00',
    minDeposit: '100.00',
    budget: '3000.00',
    days: 14,
    from: day(-1),
    until: day(30),
    newCustomers: false,
    ...more,
  });
const find = async (id: string) => (await marta.ok(staff.promotions, {})).find((promotion) => promotion.id === id);
const grant = (id: string, { customerNumber }: TestCustomer) => marta.call(staff.grantCoupon, { id, customerNumber });
const coupons = async ({ client }: TestCustomer) => (await client.ok(activity.couponList, { pageSize: 100 })).list;

describe('a promotion created by staff', () => {
  it('is granted once, is used by a deposit, and costs the amount credited in the ledger', async () => {
    const { id, state } = await create();
    expect(state).toBe('running');
    const person = await fundedCustomer(test_.url, '200.00');
    expect((await grant(id, person)).code).toBe('OK');
    expect((await grant(id, person)).code).toBe('staff.granted');
    const coupon = (await coupons(person)).find(({ title }) => title === '回馈赠金 30 美元');
    expect(await find(id)).toMatchObject({ granted: 1, used: 0, cost: '0.00' });
    const draft = await person.client.ok(deposit.submitData, {
      accountId: person.mt5Id,
      channel: 'EGPAY',
      amount: '200.00',
      couponId: coupon?.id ?? '',
    });
    await person.client.ok(sandbox.payOrder, { pno: draft.pno, action: 'pay' });
    await waitFor(async () => (await find(id))?.used === 1, 'the used coupon');
    expect(await find(id)).toMatchObject({ granted: 1, used: 1, cost: '30.00' });
    const { list, total } = await marta.ok(staff.promotionCoupons, { id, used: true });
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({
      customerNumber: person.customerNumber,
      state: 'used',
      pno: draft.pno,
      cost: '30.00',
    });
    const all = await new StaffClient(test_.staffUrl, test_.staffToken).ok(staff.auditLog, { act: 'coupon.grant' });
    expect(all.list[0]).toMatchObject({
      subject: `customer:${person.customerNumber}`,
      actor: 'staff:marketing@broker.test',
    });
  });

  it('for new customers is granted to each of them until it ends', async () => {
    const { id } = await create({ title: '新客礼', coupon: '新客赠金 12 美元', amount: '12.00', newCustomers: true });
    const first = await registerCustomer(test_.url);
    const has = async (person: TestCustomer) =>
      (await coupons(person)).some(({ title }) => title === '新客赠金 12 美元');
    await waitFor(() => has(first), 'the coupon');
    expect(await marta.ok(staff.endPromotion, { id, reason: '预算已用完' })).toMatchObject({ state: 'ended' });
    expect(await has(first)).toBe(true);
    const second = await registerCustomer(test_.url);
    await waitFor(async () => (await coupons(second)).length > 0, 'the coupon of the brand');
    expect(await has(second)).toBe(false);
    expect((await grant(id, second)).code).toBe('staff.state');
    expect((await marta.call(staff.endPromotion, { id, reason: 'x' })).code).toBe('staff.state');
  });

  it('is created once per idempotency key', async () => {
    const args = {
      title: '重复',
      coupon: '重复',
      amount: '1.00',
      minDeposit: '1.00',
      budget: '2.00',
      days: 1,
      newCustomers: false,
      from: day(-1),
      until: day(1),
    };
    const [one, two] = await Promise.all(
      [1, 2].map(() => marta.call(staff.createPromotion, args, 'the-same-key-0001')),
    );
    expect(one?.data?.id).toBe(two?.data?.id);
  });

  it.each<[string, object, string]>([
    ['an end before its start', { from: day(2), until: day(1) }, 'staff.until'],
    ['an end in the past', { from: day(-3), until: day(-1) }, 'staff.until'],
    ['a credit above the deposit', { amount: '200.00' }, 'staff.promotionAmount'],
    ['no amount', { amount: '0' }, 'PARAM'],
    ['no budget', { budget: undefined }, 'PARAM'],
    ['a budget below one coupon', { budget: '29.99' }, 'staff.promotionBudget'],
    ['more than a customer may have', { amount: '1000.01', minDeposit: '2000.00' }, 'staff.promotionMaximum'],
  ])('is refused with %s', async (_what, more, code) => {
    const answer = await marta.call(staff.createPromotion, {
      title: 'x',
      coupon: 'x',
      amount: '30.00',
      minDeposit: '100.00',
      budget: '3000.00',
      days: 14,
      from: day(-1),
      until: day(30),
      newCustomers: false,
      ...more,
    });
    expect(answer.code).toBe(code);
  });

  it('cannot be granted to an unknown customer, to the member, or before it starts', async () => {
    const person = await registerCustomer(test_.url);
    const planned = await create({ from: day(1), until: day(2) });
    expect((await grant(planned.id, person)).code).toBe('staff.state');
    const { id } = await create();
    expect((await marta.call(staff.grantCoupon, { id, customerNumber: '1' })).code).toBe('staff.customer');
    expect((await grant('S9', person)).code).toBe('staff.unknown');
    const own = (customer: string | null) =>
      test_.gateway.db.rows(
        'test.own',
        `update staff.member set customer_id = $1::bigint where email = 'marketing@broker.test'`,
        [customer],
      );
    await own(person.customerNumber);
    expect((await grant(id, person)).code).toBe('staff.ownCustomer');
    await own(null);
  });
});

it('a promotion of the brand is listed with its cost and cannot be ended by staff', async () => {
  const [promotion] = test_.gateway.brand.promotions;
  expect(await find(promotion?.id ?? '')).toMatchObject({ source: 'brand', granted: expect.any(Number) });
  const answer = await marta.call(staff.endPromotion, { id: promotion?.id ?? '', reason: 'x' });
  expect(answer.code).toBe('staff.brandPromotion');
});
