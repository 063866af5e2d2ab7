import { calls } from '@portal/contract';
import { fundedCustomer, waitFor, type TestCustomer } from '@portal/testkit';
import { cents } from '../../core/money/money';
import { channelBreaks } from '../../core/reconciliation/channel';
import { recordBreaks } from '../../core/reconciliation/records';
import { staffTokenOf } from '../../testing/add-test-staff';
import { deliver, reportOf } from '../../testing/channel';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { legsOf } from '../../testing/legs-of';
import { whileHeld } from '../../testing/while-held';

const { staff, account, deposit } = calls;

let test_: TestGateway;
let customer: TestCustomer & { walletId: string };
let anna: StaffClient;
let boris: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  customer = await fundedCustomer(test_.url, '100.00');
  anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
});
afterEach(async () => expect(await recordBreaks(test_.gateway.db)).toEqual([]));
afterEach(() => jest.restoreAllMocks());
afterAll(() => test_.stop());

let order = 1000;
const report = (more: Partial<ReturnType<typeof reportOf>> = {}) => ({
  ...reportOf({ pno: `D991231NOBODY${(order += 1)}`, payAmount: '720.00', payCurrency: 'CNY' }),
  ...more,
});
const balance = async () => (await customer.client.ok(account.getAccountInfoAjax, { id: customer.walletId })).balance;
const listed = async (orderNumber: string) =>
  (await anna.ok(staff.suspendedPayments, { pageSize: 100 })).list.filter((one) => one.orderNumber === orderNumber);
/** A payment for an unknown order that has been reported. */
async function suspended() {
  const reported = report();
  expect(await deliver(test_, reported)).toMatchObject({ text: 'SUCCESS' });
  const [payment] = await listed(reported.pno);
  if (!payment) throw new Error('not listed');
  return payment;
}
/** 720.00 CNY at the rate of the day, 7.26. */
const propose = (reference: string, client = anna, amount = '99.17') =>
  client.call(staff.proposeAdjustment, {
    kind: 'suspense',
    accountId: customer.walletId,
    amount,
    reference,
    reason: '客户来电确认',
  });
const refund = async (id: string) => (await anna.call(staff.refundSuspended, { id, reason: '已原路退回' })).code;
const approve = async (id: string) => (await boris.call(staff.decideAdjustment, { id, decision: 'approve' })).code;

it('is listed once, however often the channel reports it, and counted on the home page', async () => {
  const queue = async () => (await anna.ok(staff.queues, {})).list.find(({ kind }) => kind === 'unmatched')?.open ?? 0;
  const before = await queue();
  const reported = report();
  for (const eventId of ['u-1', 'u-2']) await deliver(test_, { ...reported, eventId });
  await deliver(test_, { ...reported, eventId: 'u-3', status: 'failed' });
  expect(await listed(reported.pno)).toMatchObject([
    { channel: 'EGPAY', amount: '720.00', currency: 'CNY', merchantId: 'SANDBOX001', status: 1, why: ['order'] },
  ]);
  expect(await queue()).toBe(before + 1);
  // Another payment for the same order is another one, also with an amount that is none.
  await deliver(test_, { ...reported, eventId: 'u-4', amount: 'NULL' });
  expect((await listed(reported.pno)).map(({ amount }) => amount)).toEqual([undefined, '720.00']);
  const failed = report({ status: 'failed' });
  await deliver(test_, failed);
  expect(await listed(failed.pno)).toEqual([]);
});

it('is credited to a customer by an adjustment of two members, once', async () => {
  const { id, number, orderNumber } = await suspended();
  const before = await balance();
  const { data: adjustment } = await propose(number);
  expect(await listed(orderNumber)).toMatchObject([
    { status: 1, adjustment: adjustment.number, customerNumber: customer.customerNumber },
  ]);
  expect(await refund(id)).toBe('staff.suspenseProposed');
  expect(await approve(adjustment.id)).toBe('OK');
  expect(cents(await balance()) - cents(before)).toBe(99_17n);
  expect(await legsOf(test_, number)).toEqual(['suspense: channel:EGPAY > suspense 720.00 CNY']);
  expect(await legsOf(test_, adjustment.number)).toEqual([
    'deposit.suspense: suspense > exchange 720.00 CNY',
    'deposit.suspense: exchange > wallet 99.17 USD',
  ]);
  expect(await listed(orderNumber)).toMatchObject([
    { status: 2, adjustment: adjustment.number, decidedBy: 'staff:boris@broker.test' },
  ]);
  expect(await refund(id)).toBe('staff.state');
  expect((await propose(number)).code).toBe('staff.adjustmentReference');
});

it('waits again after a refused adjustment, and is refunded with a reason that the audit log has', async () => {
  const { id, number, orderNumber } = await suspended();
  const { data: adjustment } = await propose(number);
  await boris.ok(staff.decideAdjustment, { id: adjustment.id, decision: 'refuse', reason: '不是该客户' });
  expect((await listed(orderNumber))[0]?.adjustment).toBeUndefined();
  expect(await refund(id)).toBe('OK');
  await waitFor(async () => (await listed(orderNumber))[0]?.status === 3, 'the refund');
  expect((await legsOf(test_, number)).slice(1)).toEqual(['suspense.return: suspense > channel:EGPAY 720.00 CNY']);
  expect(await listed(orderNumber)).toMatchObject([
    { status: 3, reason: '已原路退回', decidedBy: 'staff:anna@broker.test' },
  ]);
  const { list } = await anna.ok(staff.auditLog, { subject: `suspense:${number}` });
  expect(list).toMatchObject([
    { act: 'suspense.refunded', actor: 'channel:EGPAY', before: '{"status":5}' },
    { act: 'suspense.refund', before: '{"status":1}', after: JSON.stringify({ number, reason: '已原路退回' }) },
  ]);
  expect((await propose(number)).code).toBe('staff.adjustmentReference');
});

it('is either credited or refunded, also at the same time', async () => {
  const { id, number } = await suspended();
  // Both acts end with their audit entry.
  const codes = await whileHeld(test_, { text: 'lock table kernel.audit in share mode' }, 2, () => [
    propose(number).then(({ code }) => code),
    refund(id),
  ]);
  expect([
    ['OK', 'staff.suspenseProposed'],
    ['staff.adjustmentReference', 'OK'],
  ]).toContainEqual(codes);
});

it('is a break of the reconciliation only while no notification of it has come', async () => {
  const reported = report({ paidAt: new Date(Date.now() - 20 * 60_000).toISOString() });
  const { payment } = test_.gateway.ports;
  const list = payment.list.bind(payment);
  jest.spyOn(payment, 'list').mockImplementation(async (since) => [...(await list(since)), reported]);
  const breaks = async () => (await channelBreaks(test_.gateway)).breaks.map(({ subject }) => subject);
  expect(await breaks()).toEqual([reported.pno]);
  await deliver(test_, reported);
  expect(await breaks()).toEqual([]);
});

it('answers staff.unknown for a payment that is none', async () => {
  expect([await refund('999999999'), await refund('x')]).toEqual(['staff.unknown', 'staff.unknown']);
});

it('waits again where the channel refuses the refund, and says why', async () => {
  const { id, number, orderNumber } = await suspended();
  jest.spyOn(test_.gateway.ports.payment, 'refund').mockResolvedValueOnce({ refused: '原卡已注销' });
  expect(await refund(id)).toBe('OK');
  await waitFor(async () => (await listed(orderNumber))[0]?.status === 1, 'the answer of the channel');
  expect(await listed(orderNumber)).toMatchObject([{ refundFailure: '原卡已注销', acts: ['refund', 'reject'] }]);
  expect(await legsOf(test_, number)).toHaveLength(1);
  expect(await refund(id)).toBe('OK');
  await waitFor(async () => (await listed(orderNumber))[0]?.status === 3, 'the refund');
});

it('is rejected where it never came, and its booking is taken back', async () => {
  const { id, number } = await suspended();
  const rejected = await anna.ok(staff.rejectSuspended, { id, reason: '渠道未收到该笔款项' });
  expect(rejected).toMatchObject({ status: 4, acts: [] });
  expect((await legsOf(test_, number)).slice(1)).toEqual(['suspense.return: suspense > channel:EGPAY 720.00 CNY']);
});

it('proposes the open order of its amount, and what it brings today', async () => {
  const draft = await customer.client.ok(deposit.submitData, {
    accountId: customer.walletId,
    channel: 'EGPAY',
    amount: '123.45',
  });
  const reported = report({ amount: draft.payAmount });
  await deliver(test_, reported);
  const [{ id } = { id: '' }] = await listed(reported.pno);
  const { offer, likely } = await anna.ok(staff.suspendedPaymentDetail, { id });
  expect(offer).toEqual({ rate: '7.2600', amount: '123.45' });
  expect(likely[0]).toMatchObject({
    pno: draft.pno,
    customerNumber: customer.customerNumber,
    accountId: customer.walletId,
    sameAmount: true,
  });
});

it.each([
  ['another amount than shown', { amount: '99.00' }, 'staff.adjustmentAmount'],
  ['a number that is none', { reference: 'U1' }, 'staff.adjustmentReference'],
])('is not credited with %s', async (_what, { amount, reference }: { amount?: string; reference?: string }, code) => {
  const { number } = await suspended();
  expect((await propose(reference ?? number, anna, amount)).code).toBe(code);
});

it('to another merchant is not credited to a customer', async () => {
  const reported = report({ merchantId: 'another' });
  await deliver(test_, reported);
  const [{ id, number } = { id: '', number: '' }] = await listed(reported.pno);
  expect((await anna.ok(staff.suspendedPaymentDetail, { id })).offer).toBeUndefined();
  expect((await propose(number)).code).toBe('staff.adjustmentReference');
});

it('a payment of a draft in another currency is in suspense in that currency, and credited at its rate', async () => {
  const draft = await customer.client.ok(deposit.submitData, {
    accountId: customer.walletId,
    channel: 'EGPAY',
    amount: '60.00',
  });
  await deliver(test_, { ...reportOf(draft), amount: '60.00', currency: 'USD' });
  const [payment] = await listed(draft.pno);
  expect(payment).toMatchObject({ why: ['currency'], acts: ['refund', 'reject'], pno: draft.pno });
  const { number = '' } = payment ?? {};
  expect(await legsOf(test_, number)).toEqual(['suspense: channel:EGPAY > suspense 60.00 USD']);
  const { data } = await propose(number, anna, '60.00');
  expect(await approve(data.id)).toBe('OK');
  expect((await anna.ok(staff.staffDepositDetail, { pno: draft.pno })).deposit.open).toBe(false);
});
