import { randomUUID } from 'node:crypto';
import { calls } from '@portal/contract';
import { fundedCustomer, waitFor, type TestCustomer } from '@portal/testkit';
import { byRate, parseAmount } from '@portal/rules/money';
import { recordBreaks } from '../../core/reconciliation/records';
import { staffTokenOf } from '../../testing/add-test-staff';
import { deliver, reportOf } from '../../testing/channel';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff, deposit, account, message } = calls;

let test_: TestGateway;
let customer: TestCustomer & { walletId: string; mt5Id: string };
let finance: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  customer = await fundedCustomer(test_.url);
  finance = new StaffClient(test_.staffUrl, staffTokenOf('finance'));
});
afterEach(async () => expect(await recordBreaks(test_.gateway.db)).toEqual([]));
afterAll(() => test_.stop());

const balanceOf = async (id = customer.walletId) =>
  (await customer.client.ok(account.getAccountInfoAjax, { id })).balance;
const newest = async () => (await customer.client.ok(message.messageList, { pageSize: 1 })).list[0];

/** A draft for which another payment has arrived. */
async function mismatched(change: Partial<ReturnType<typeof reportOf>>, accountId = customer.walletId) {
  const draft = await customer.client.ok(deposit.submitData, { accountId, channel: 'EGPAY', amount: '100.00' });
  await deliver(test_, { ...reportOf(draft), ...change });
  return draft;
}

/** The notification of the oldest payment of a draft that waits for a decision. */
async function waitingOf(pno: string): Promise<string> {
  const { notifications } = await finance.ok(staff.staffDepositDetail, { pno });
  return notifications.findLast(({ open }) => open)?.eventId ?? 'none';
}

const cents = (amount: string) => parseAmount(amount, 2) ?? 0n;

describe('crediting the amount received', () => {
  it.each([
    ['less', '700.00'],
    ['more', '900.01'],
    ['one cent less', undefined],
  ])('credits an amount %s at the rate of the draft, rounded down', async (_what, given) => {
    const before = await balanceOf();
    const probe = await mismatched({ amount: given ?? '1.00' });
    const arrived = given ?? '1.00';
    const credited = byRate(cents(arrived), probe.rate);
    const { list } = await finance.ok(staff.staffDeposits, { state: 'open', search: probe.pno });
    expect(list).toMatchObject([
      { pno: probe.pno, open: true, customerNumber: customer.customerNumber, notifications: 1 },
    ]);
    const decided = await finance.ok(staff.resolveDeposit, {
      pno: probe.pno,
      eventId: await waitingOf(probe.pno),
      act: 'credit',
      reason: '按到账金额入账',
    });
    expect(decided).toMatchObject({ status: 'paid', open: false, payAmount: arrived, resolution: 'credit' });
    expect(cents(decided.amount)).toBe(credited);
    expect(cents(await balanceOf()) - cents(before)).toBe(credited);
    expect(await customer.client.ok(deposit.egpaySuccess, { pno: probe.pno })).toMatchObject({
      amount: decided.amount,
    });
    expect((await newest())?.text).toContain(probe.pno);
  });

  it('updates the platform for an MT5 account', async () => {
    const { pno } = await mismatched({ amount: '350.00' }, customer.mt5Id);
    const { amount } = await finance.ok(staff.resolveDeposit, {
      pno,
      eventId: await waitingOf(pno),
      act: 'credit',
      reason: '入账',
    });
    await waitFor(async () => (await balanceOf(customer.mt5Id)) === amount, 'the platform');
  });

  it.each([
    ['currency', { currency: 'USD' }],
    ['merchant', { merchantId: 'another' }],
    ['amount that is none', { amount: 'abc' }],
    ['amount below a cent', { amount: '0.01' }],
  ])('is refused for a payment with another %s', async (_what, change) => {
    const before = await balanceOf();
    const { pno } = await mismatched(change);
    const answer = await finance.call(staff.resolveDeposit, {
      pno,
      eventId: await waitingOf(pno),
      act: 'credit',
      reason: 'x',
    });
    expect(answer).toMatchObject({ code: 'deposit.otherPayment', fields: { act: expect.anything() } });
    expect(await balanceOf()).toBe(before);
    expect((await finance.ok(staff.staffDepositDetail, { pno })).deposit).toMatchObject({
      status: 'mismatch',
      open: true,
    });
  });
});

it.each([
  ['refund', '款项已安排原路退回'],
  ['reject', '没有可以入账的付款'],
] as const)('%s moves no money of the customer, closes the item and notifies the customer', async (act, words) => {
  const before = await balanceOf();
  const { pno } = await mismatched({ amount: '5.00' });
  expect(
    await finance.ok(staff.resolveDeposit, { pno, eventId: await waitingOf(pno), act, reason: '核对结果' }),
  ).toMatchObject({
    status: 'mismatch',
    open: false,
    resolution: act,
  });
  expect(await balanceOf()).toBe(before);
  await waitFor(async () => (await newest())?.text.includes(words), 'the message');
  const detail = await finance.ok(staff.staffDepositDetail, { pno });
  expect(detail.decision).toMatchObject({ actor: 'staff:finance@broker.test', reason: '核对结果' });
  expect(detail.notifications).toMatchObject([{ verdict: 'mismatch', amount: '5.00', currency: 'CNY' }]);
  expect(detail.steps.map(({ status }) => status)).toEqual(['unpaid', 'mismatch']);
});

it('is decided once, also by two members at the same time', async () => {
  const before = cents(await balanceOf());
  const { pno, rate } = await mismatched({ amount: '70.00' });
  const anna = new StaffClient(test_.staffUrl, test_.staffToken);
  const eventId = await waitingOf(pno);
  const answers = await Promise.all(
    [finance, anna, finance, anna].map((client) =>
      client.call(staff.resolveDeposit, { pno, eventId, act: 'credit', reason: 'x' }),
    ),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual(['OK', 'staff.state', 'staff.state', 'staff.state']);
  expect(cents(await balanceOf()) - before).toBe(byRate(7000n, rate));
  expect((await finance.call(staff.resolveDeposit, { pno, eventId, act: 'refund', reason: 'x' })).code).toBe(
    'staff.state',
  );
});

describe('a second payment of a paid draft', () => {
  const paidTwice = async () => {
    const draft = await mismatched({});
    const second = { ...reportOf(draft), paidAt: new Date(Date.now() + 1000).toISOString() };
    await deliver(test_, second);
    return { pno: draft.pno, second };
  };
  const openOf = async (pno: string) => (await finance.ok(staff.staffDepositDetail, { pno })).deposit.open;

  it('waits for a decision, moves no money and is decided once', async () => {
    const { pno, second } = await paidTwice();
    const before = await balanceOf();
    expect((await finance.ok(staff.staffDeposits, { state: 'open', search: pno })).total).toBe(1);
    expect(
      await finance.call(staff.resolveDeposit, { pno, eventId: await waitingOf(pno), act: 'credit', reason: 'x' }),
    ).toMatchObject({
      code: 'deposit.otherPayment',
    });
    const eventId = await waitingOf(pno);
    expect(eventId).toBe(second.eventId);
    const answers = await Promise.all(
      [1, 2].map(() => finance.call(staff.resolveDeposit, { pno, eventId, act: 'refund', reason: '重复付款' })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['OK', 'staff.state']);
    await waitFor(async () => (await newest())?.text.includes('款项已安排原路退回'), 'the message');
    expect(await balanceOf()).toBe(before);
    // Another notification of the same payment opens nothing.
    await deliver(test_, { ...second, eventId: randomUUID() });
    expect(await openOf(pno)).toBe(false);
    const shown = await customer.client.ok(deposit.egpaySuccess, { pno });
    expect(shown).toMatchObject({ status: 'paid' });
    expect(shown.resolution).toBeUndefined();
  });

  it('is not reported for a repeated notification of the credited payment', async () => {
    const draft = await customer.client.ok(deposit.submitData, {
      accountId: customer.walletId,
      channel: 'EGPAY',
      amount: '50.00',
    });
    const report = reportOf(draft);
    await deliver(test_, report);
    await deliver(test_, { ...report, eventId: randomUUID() });
    expect(await openOf(draft.pno)).toBe(false);
  });

  it('is reported if it arrives after the decision on a mismatch', async () => {
    const draft = await mismatched({ amount: '5.00' });
    await finance.ok(staff.resolveDeposit, {
      pno: draft.pno,
      eventId: await waitingOf(draft.pno),
      act: 'refund',
      reason: '金额不符',
    });
    await deliver(test_, { ...reportOf(draft), paidAt: new Date(Date.now() + 1000).toISOString() });
    expect(await openOf(draft.pno)).toBe(true);
    const decided = await finance.ok(staff.resolveDeposit, {
      pno: draft.pno,
      eventId: await waitingOf(draft.pno),
      act: 'credit',
      reason: '第二笔足额',
    });
    expect(decided).toMatchObject({ status: 'paid', open: false, payAmount: draft.payAmount, resolution: 'credit' });
  });
});

describe('two payments of one draft that wait', () => {
  const both = async () => {
    const { pno, rate } = await mismatched({ eventId: randomUUID(), amount: '5.00' });
    const first = await waitingOf(pno);
    const draft = { pno, payAmount: '80.00', payCurrency: 'CNY' };
    const second = { ...reportOf(draft), paidAt: new Date(Date.now() + 1000).toISOString() };
    await deliver(test_, second);
    return { pno, rate, first, second };
  };

  it('are decided one by one, each by its notification', async () => {
    const { pno, rate, first, second } = await both();
    const shown = (await finance.ok(staff.staffDepositDetail, { pno })).notifications;
    expect(shown.map(({ eventId, open }) => [eventId, open])).toEqual([
      [second.eventId, true],
      [first, true],
    ]);
    const before = cents(await balanceOf());
    const decide = (eventId: string, act: 'credit' | 'reject') =>
      finance.call(staff.resolveDeposit, { pno, eventId, act, reason: 'x' });
    expect(await decide(second.eventId, 'credit')).toMatchObject({
      code: 'OK',
      data: { open: true, payAmount: '80.00' },
    });
    expect(cents(await balanceOf()) - before).toBe(byRate(8000n, rate));
    // A member who still sees both, or whose call is late, does not hit the other one.
    expect((await decide(second.eventId, 'reject')).code).toBe('staff.state');
    expect(await waitingOf(pno)).toBe(first);
    expect(await decide(first, 'reject')).toMatchObject({ code: 'OK', data: { open: false } });
    expect((await decide(first, 'reject')).code).toBe('staff.state');
  });

  it('a notification of another draft is unknown', async () => {
    const { pno, first } = await both();
    const other = await mismatched({ amount: '5.00' });
    const args = { pno: other.pno, eventId: first, act: 'reject', reason: 'x' } as const;
    expect((await finance.call(staff.resolveDeposit, args)).code).toBe('staff.unknown');
    expect((await finance.ok(staff.staffDepositDetail, { pno })).deposit.open).toBe(true);
  });

  it('a repeated notification of a payment is not another payment', async () => {
    const { pno, second } = await both();
    await deliver(test_, { ...second, eventId: randomUUID() });
    const { notifications } = await finance.ok(staff.staffDepositDetail, { pno });
    expect(notifications.filter(({ open }) => open)).toHaveLength(2);
  });
});

it('is refused for a draft that is waiting or paid, and for the member’s own customer account', async () => {
  const draft = await customer.client.ok(deposit.submitData, {
    accountId: customer.walletId,
    channel: 'EGPAY',
    amount: '50.00',
  });
  const report = reportOf(draft);
  const { eventId } = report;
  const refused = async () =>
    (await finance.call(staff.resolveDeposit, { pno: draft.pno, eventId, act: 'credit', reason: 'x' })).code;
  expect(await refused()).toBe('staff.unknown');
  await deliver(test_, report);
  expect(await refused()).toBe('staff.state');
  const { pno } = await mismatched({ amount: '70.00' });
  const link = (id: string | null) =>
    test_.gateway.db.rows(
      'test.own',
      `update staff.member set customer_id = $1::bigint where email = 'finance@broker.test'`,
      [id],
    );
  await link(customer.customerNumber);
  expect(
    (await finance.call(staff.resolveDeposit, { pno, eventId: await waitingOf(pno), act: 'refund', reason: 'x' })).code,
  ).toBe('staff.ownCustomer');
  await link(null);
});

it('lists by status, number, customer and day', async () => {
  const numbers = async (query: object) => (await finance.ok(staff.staffDeposits, { pageSize: 100, ...query })).list;
  const { pno } = await mismatched({ amount: '71.00' });
  expect((await numbers({ search: pno.toLowerCase() })).map((row) => row.pno)).toEqual([pno]);
  expect((await numbers({ search: customer.customerNumber })).length).toBeGreaterThan(5);
  expect(await numbers({ search: '1' })).toEqual([]);
  expect((await numbers({ state: 'open' })).every(({ open }) => open)).toBe(true);
  expect((await numbers({ state: 'late' })).every(({ late, status }) => late && status === 'paid')).toBe(true);
  expect(await numbers({ endDate: '2020-01-01' })).toEqual([]);
  expect((await numbers({ startDate: '2020-01-01' })).length).toBe((await numbers({})).length);
});
