import { calls } from '@portal/contract';
import { giveCode, payee } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { withdrawSubmit } = calls.withdraw;
const { addOutCoinAddress, submitWithdrawCoinV2 } = calls.coin;

let test_: TestGateway;

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', COOLING_HOURS: '24' });
});
afterAll(() => test_.stop());

it('refuses bank and coin withdrawals for a day after a password change, with the code of the reason engine', async () => {
  const customer = await payee(test_, '500.00');
  const { token } = await customer.client.ok(calls.customer.updatePassWord, {
    oldPassword: customer.password,
    newPassword: 'Another1pass',
  });
  customer.client.token = token;
  const verifyCode = await giveCode(test_, customer, 'withdraw');
  const args = { accountId: customer.walletId, bankId: customer.bankId, amount: '60.00', verifyCode };
  const refused = await customer.client.call(withdrawSubmit, args);
  expect(refused.code).toBe('withdraw.cooling');
  const { actions } = await customer.client.ok(calls.account.queryAccountInfo, {});
  expect(actions.withdraw.reasons).toEqual([{ code: refused.code, msg: refused.msg, href: '/user-center/acctInfo' }]);
  expect(actions.withdrawCoin.reasons.map(({ code }) => code)).toEqual(['withdraw.cooling']);
  expect(actions.transfer.allowed).toBe(true);
  await test_.gateway.db.rows(
    'test.yesterday',
    `update customer.customer set secured_at = now() - interval '24 hours'`,
  );
  expect((await customer.client.call(withdrawSubmit, args)).code).toBe('OK');
});

it('refuses a withdrawal to a new address for a day', async () => {
  const customer = await payee(test_, '500.00');
  const address = await customer.client.ok(addOutCoinAddress, {
    coin: 'USDT',
    chain: 'TRC20',
    address: 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp',
    label: '钱包',
    verifyCode: await giveCode(test_, customer, 'coinAddress'),
  });
  expect(Date.parse(address.usableFrom) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  const verifyCode = await giveCode(test_, customer, 'coin');
  const args = { accountId: customer.walletId, addressId: address.id, amount: '100.00', verifyCode };
  expect(await customer.client.call(submitWithdrawCoinV2, args)).toMatchObject({
    code: 'coin.addressCooling',
    fields: { addressId: expect.anything() },
  });
  await test_.gateway.db.rows('test.cooled', 'update coin.address set usable_from = now()');
  expect((await customer.client.call(submitWithdrawCoinV2, args)).code).toBe('OK');
});
