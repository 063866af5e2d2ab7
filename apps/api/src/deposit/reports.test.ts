import { calls } from '@portal/contract';
import { parseAmount } from '@portal/rules/money';
import { fundedCustomer, type TestCustomer } from '@portal/testkit';
import type { PaymentReport } from '../ports';
import { deliver, reportOf } from '../testing/channel';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { account, deposit, staff } = calls;

let test_: TestGateway;
let customer: TestCustomer & { walletId: string };
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  customer = await fundedCustomer(test_.url, '100.00');
});
afterAll(() => test_.stop());

const draftFor = (amount: string) =>
  customer.client.ok(deposit.submitData, { accountId: customer.walletId, channel: 'EGPAY', amount });
const stateOf = (pno: string) => customer.client.ok(deposit.egpaySuccess, { pno });
const balanceOf = async (id: string) => (await customer.client.ok(account.getAccountInfoAjax, { id })).balance;
const cents = (amount: string) => parseAmount(amount, 2) ?? 0n;
const verdicts = (pno: string) =>
  test_.gateway.db.rows('t.verdicts', 'select verdict from deposit.channel_event where pno = $1', [pno]);

describe('a callback', () => {
  test.each([
    ['fewer places', { amount: '726.0' }],
    ['no places', { amount: '726' }],
    ['more places', { amount: '726.0000' }],
    ['leading zeros', { amount: '000726.00' }],
    ['a currency in small letters', { currency: 'cny' }],
  ])('with the amount written with %s is credited', async (_what, written) => {
    const draft = await draftFor('100.00');
    expect(draft).toMatchObject({ payAmount: '726.00', payCurrency: 'CNY' });
    expect(await deliver(test_, { ...reportOf(draft), ...written })).toMatchObject({ text: 'SUCCESS' });
    expect((await stateOf(draft.pno)).status).toBe('paid');
  });

  test.each([
    '725.999',
    '726.001',
    '7.26e2',
    '+726.00',
    '-726.00',
    '726,00',
    '726.00 ',
    '７２６',
    '0x2d6',
    '72600',
    '.',
  ])('with the amount %j credits nothing', async (amount) => {
    const before = await balanceOf(customer.walletId);
    const draft = await draftFor('100.00');
    expect(await deliver(test_, { ...reportOf(draft), amount })).toMatchObject({ text: 'SUCCESS' });
    expect((await stateOf(draft.pno)).status).toBe('mismatch');
    expect(await balanceOf(customer.walletId)).toBe(before);
  });

  test.each([
    ...['2026-02-30T08:00:00Z', '0000-01-01T00:00:00Z', '1999-12-31T23:59:59Z', '2100-01-01T00:00:00Z'],
    ...['2026-01-01T24:00:00Z', '2026-01-01', '2026-01-01T08:00:00+08:00'],
    new Date(Date.now() + 400_000).toISOString(),
  ])('with the time %s is refused, and the right one still counts', async (paidAt) => {
    const draft = await draftFor('100.00');
    expect(await deliver(test_, { ...reportOf(draft), paidAt })).toEqual({ status: 400, text: 'FAIL' });
    expect(await verdicts(draft.pno)).toEqual([]);
    const soon = new Date(Date.now() + 200_000).toISOString();
    expect(await deliver(test_, { ...reportOf(draft), paidAt: soon })).toMatchObject({ text: 'SUCCESS' });
    expect((await stateOf(draft.pno)).status).toBe('paid');
  });

  test.each(['eventId', 'merchantId', 'pno', 'currency'])('with a hidden character in %s is refused', async (name) => {
    const report = reportOf({ pno: 'D991231NOBODY01', payAmount: '1.00', payCurrency: 'CNY' });
    for (const hidden of ['\n', '\u0001', '\u202e', '\u2028', '\u200b'])
      expect(await deliver(test_, { ...report, [name]: `A${hidden}B` })).toEqual({ status: 400, text: 'FAIL' });
    expect(await verdicts('D991231NOBODY01')).toEqual([]);
  });

  test.each<[string, (report: PaymentReport) => Partial<PaymentReport>]>([
    ['amount', () => ({ amount: '1.00' })],
    ['order', () => ({ pno: 'D991231NOBODY02' })],
    ['currency', () => ({ currency: 'USD' })],
    ['merchant', () => ({ merchantId: 'SOMEBODY' })],
    ['status', () => ({ status: 'failed' })],
    ['time', ({ paidAt }) => ({ paidAt: new Date(Date.parse(paidAt) - 1000).toISOString() })],
  ])('repeated under its event id with another %s is an alert, and no SUCCESS', async (_what, change) => {
    const before = await balanceOf(customer.walletId);
    const draft = await draftFor('100.00');
    const report = reportOf(draft);
    expect(await deliver(test_, report)).toMatchObject({ text: 'SUCCESS' });
    const other = { ...report, ...change(report) };
    for (let times = 0; times < 2; times += 1)
      expect(await deliver(test_, other)).toEqual({ status: 409, text: 'FAIL' });
    // The same content, written in another way, is a repetition.
    expect(await deliver(test_, { ...report, amount: '726.0', currency: 'cny' })).toMatchObject({ text: 'SUCCESS' });
    expect(cents(await balanceOf(customer.walletId)) - cents(before)).toBe(100_00n);
    const { list } = await new StaffClient(test_.staffUrl, test_.staffToken).ok(staff.alerts, {});
    const alert = list.find(({ kind }) => kind === 'eventsChanged');
    expect(alert).toMatchObject({ severity: 'high', detail: expect.stringContaining(report.eventId) });
  });

  test('of a declined payment, repeated as a paid one under the same event id, credits nothing', async () => {
    const draft = await draftFor('100.00');
    const report = reportOf(draft);
    expect(await deliver(test_, { ...report, status: 'failed' })).toMatchObject({ text: 'SUCCESS' });
    expect(await deliver(test_, report)).toEqual({ status: 409, text: 'FAIL' });
    expect((await stateOf(draft.pno)).status).toBe('unpaid');
    expect(await deliver(test_, { ...report, eventId: `${report.eventId}-2` })).toMatchObject({ text: 'SUCCESS' });
    expect((await stateOf(draft.pno)).status).toBe('paid');
  });
});
