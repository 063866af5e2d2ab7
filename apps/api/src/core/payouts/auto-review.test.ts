import { calls } from '@portal/contract';
import { openMt5, payDeposit, registerCustomer, submitBank, submitIdentity, waitFor } from '@portal/testkit';
import { giveCode, type Payee } from '../../testing/payouts';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { autoReview } from './auto-review';

const { withdrawSubmit, getWithdrawRecordsV2 } = calls.withdraw;
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

let test_: TestGateway;
let customer: Payee;

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'auto' });
  const registered = await registerCustomer(test_.url);
  const { client } = registered;
  await submitIdentity(client);
  const [bankId, mt5Id] = [await submitBank(client), await openMt5(client)];
  const { accounts } = await client.ok(calls.account.queryAccountInfo, {});
  customer = { ...registered, bankId, mt5Id, walletId: accounts[0]?.id ?? '' };
  await payDeposit(client, customer.walletId, '20000.00');
});
afterAll(() => test_.stop());

const statusOf = async (pno: string) => {
  const { list } = await customer.client.ok(getWithdrawRecordsV2, { startDate: today, endDate: today });
  return list.find((one) => one.pno === pno);
};

async function submit(amount: string) {
  const verifyCode = await giveCode(test_, customer, 'withdraw');
  return customer.client.ok(withdrawSubmit, {
    accountId: customer.walletId,
    bankId: customer.bankId,
    amount,
    verifyCode,
  });
}

it('pays after about ten seconds, refuses a card that is no longer valid, and leaves large payouts to two members', async () => {
  const began = Date.now();
  const small = await submit('100.00');
  expect((await statusOf(small.pno))?.displayStatus).toBe(1);
  await waitFor(async () => (await statusOf(small.pno))?.displayStatus === 3, 'paid', 25_000);
  expect(Date.now() - began).toBeGreaterThan(9_500);
  expect((await statusOf(small.pno))?.steps.map(({ status }) => status)).toEqual([1, 2, 3]);
  const another = await submit('100.00');
  const rename = (holder: string) =>
    test_.gateway.db.rows('test.rename', 'update identity.bank_card set holder = $1', [holder]);
  const { holder } = await test_.gateway.db.row<{ holder: string }>(
    'test.holder',
    'select holder from identity.bank_card',
  );
  await rename('别人');
  await autoReview(test_.gateway, { pno: another.pno });
  expect(await statusOf(another.pno)).toMatchObject({ displayStatus: 4, reason: '收款银行卡已不可用' });
  await rename(holder);
  // Counted with what was paid today.
  const large = await submit('9900.00');
  await autoReview(test_.gateway, { pno: large.pno });
  expect((await statusOf(large.pno))?.displayStatus).toBe(1);
}, 45_000);
