import { calls } from '@portal/contract';
import { fundedCustomer, type TestCustomer } from '@portal/testkit';
import { cents } from '../../core/money/money';
import { channelBreaks } from '../../core/reconciliation/channel';
import { recordBreaks } from '../../core/reconciliation/records';
import { staffTokenOf } from '../../testing/add-test-staff';
import { deliver, reportOf } from '../../testing/channel';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { uploadDocument } from '../../testing/upload-document';

const { staff, account } = calls;

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
  (await anna.ok(staff.unmatchedPayments, { pageSize: 100 })).list.filter((one) => one.orderNumber === orderNumber);
/** A payment for an unknown order that has been reported. */
async function unmatched() {
  const reported = report();
  expect(await deliver(test_, reported)).toMatchObject({ text: 'SUCCESS' });
  const [payment] = await listed(reported.pno);
  if (!payment) throw new Error('not listed');
  return payment;
}
const propose = async (reference: string, client = anna) =>
  client.call(staff.proposeAdjustment, {
    kind: 'deposit',
    accountId: customer.walletId,
    amount: '99.00',
    reference,
    reason: '客户来电确认',
    documentId: await uploadDocument(client),
  });
const refund = async (id: string) => (await anna.call(staff.refundUnmatched, { id, reason: '已原路退回' })).code;
const approve = async (id: string) => (await boris.call(staff.decideAdjustment, { id, decision: 'approve' })).code;

it('is listed once, however often the channel reports it, and counted on the home page', async () => {
  const queue = async () => (await anna.ok(staff.queues, {})).list.find(({ kind }) => kind === 'unmatched')?.open ?? 0;
  const before = await queue();
  const reported = report();
  for (const eventId of ['u-1', 'u-2']) await deliver(test_, { ...reported, eventId });
  await deliver(test_, { ...reported, eventId: 'u-3', status: 'failed' });
  expect(await listed(reported.pno)).toMatchObject([
    { channel: 'EGPAY', amount: '720.00', currency: 'CNY', merchantId: 'SANDBOX001', status: 1 },
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
  const { id, number, orderNumber } = await unmatched();
  const before = await balance();
  const { data: adjustment } = await propose(number);
  expect(await listed(orderNumber)).toMatchObject([
    { status: 1, adjustment: adjustment.number, customerNumber: customer.customerNumber },
  ]);
  expect(await refund(id)).toBe('staff.unmatchedProposed');
  expect(await approve(adjustment.id)).toBe('OK');
  expect(cents(await balance()) - cents(before)).toBe(99_00n);
  expect(await listed(orderNumber)).toMatchObject([
    { status: 2, adjustment: adjustment.number, decidedBy: 'staff:boris@broker.test' },
  ]);
  expect(await refund(id)).toBe('staff.state');
  expect((await propose(number)).code).toBe('staff.adjustmentReference');
});

it('waits again after a refused adjustment, and is refunded with a reason that the audit log has', async () => {
  const { id, number, orderNumber } = await unmatched();
  const { data: adjustment } = await propose(number);
  await boris.ok(staff.decideAdjustment, { id: adjustment.id, decision: 'refuse', reason: '不是该客户' });
  expect((await listed(orderNumber))[0]?.adjustment).toBeUndefined();
  expect(await refund(id)).toBe('OK');
  expect(await listed(orderNumber)).toMatchObject([
    { status: 3, reason: '已原路退回', decidedBy: 'staff:anna@broker.test' },
  ]);
  const { list } = await anna.ok(staff.auditLog, { subject: `unmatched:${id}` });
  expect(list).toMatchObject([
    { act: 'unmatched.refund', before: '{"status":1}', after: JSON.stringify({ reason: '已原路退回', status: 3 }) },
  ]);
  expect((await propose(number)).code).toBe('staff.adjustmentReference');
});

it('is either credited or refunded, also at the same time', async () => {
  const { id, number } = await unmatched();
  const [proposed, refunded] = await Promise.all([propose(number), refund(id)]);
  expect([
    ['OK', 'staff.unmatchedProposed'],
    ['staff.adjustmentReference', 'OK'],
  ]).toContainEqual([proposed.code, refunded]);
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
