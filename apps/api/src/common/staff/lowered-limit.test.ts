import { calls } from '@portal/contract';
import { staffTokenOf } from '../../testing/add-test-staff';
import { giveCode, payee, type Payee } from '../../testing/payouts';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff, withdraw, deposit } = calls;

let test_: TestGateway;
let customer: Payee;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', SETTINGS_LEAD_SECONDS: '0', SETTINGS_NOTICE_DAYS: '0' });
  customer = await payee(test_, '1000.00');
});
afterAll(() => test_.stop());

async function lowerLimits(): Promise<void> {
  const [anna, boris] = ['anna', 'boris'].map((name) => new StaffClient(test_.staffUrl, staffTokenOf(name)));
  const values = (['limits.withdraw.max', 'limits.deposit.max'] as const).map((name) => ({ name, value: '299.99' }));
  const { id } = await anna!.ok(staff.proposeSettings, { values, reason: '调整' });
  await boris!.ok(staff.decideSettings, { id, decision: 'approve' });
}

it('a lowered limit refuses a new request, and keeps the response of a repeated one', async () => {
  const verifyCode = await giveCode(test_, customer, 'withdraw');
  const payout = { accountId: customer.walletId, bankId: customer.bankId, amount: '300.00', verifyCode };
  const draft = { accountId: customer.walletId, channel: 'EGPAY', amount: '300.00' };
  const both = (key: string) =>
    Promise.all([
      customer.client.call(withdraw.withdrawSubmit, payout, `${key}-withdrawal`),
      customer.client.call(deposit.submitData, draft, `${key}-deposit`),
    ]);
  const before = await both('before');
  expect(before.map(({ code }) => code)).toEqual(['OK', 'OK']);
  await lowerLimits();
  expect((await both('before')).map(({ data }) => data)).toEqual(before.map(({ data }) => data));
  expect((await both('after')).map(({ code, fields }) => [code, Object.keys(fields)])).toEqual([
    ['withdraw.limit', ['amount']],
    ['deposit.limit', ['amount']],
  ]);
});
