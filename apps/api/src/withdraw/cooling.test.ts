import { randomUUID } from 'node:crypto';
import { calls } from '@portal/contract';
import { readCode, solveCaptcha } from '@portal/testkit';
import { giveCode, payee, type Payee } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { customer } = calls;
const { withdrawSubmit } = calls.withdraw;
const { addOutCoinAddress, submitWithdrawCoinV2 } = calls.coin;

let test_: TestGateway;

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', COOLING_HOURS: '24' });
});
afterAll(() => test_.stop());

async function passwordChanged({ client, password }: Payee): Promise<void> {
  client.token = (
    await client.ok(customer.updatePassWord, { oldPassword: password, newPassword: 'Another1pass' })
  ).token;
}

async function passwordForgotten(payee: Payee): Promise<void> {
  const { client, phone } = payee;
  const verifyCode = await giveCode(test_, payee, 'resetPwd');
  const { ticket } = await client.ok(customer.validResetPwdCaptcha, { mobilePhone: phone, verifyCode });
  await client.ok(customer.resetPwd, { ticket, password: 'Another1pass' });
  client.token = (await client.ok(customer.login, { username: phone, password: 'Another1pass', platform: 1 })).token;
}

async function emailChanged({ client, password }: Payee): Promise<void> {
  const email = `wang.${randomUUID().slice(0, 8)}@qq.com`;
  await client.ok(customer.getBindEmail, { email, ...(await solveCaptcha(client)) });
  await client.ok(customer.bindEmail, { email, password, verifyCode: await readCode(client, email) });
}

// After a change of the phone: customer/phone/cooling.test.ts; after a login was linked: account/linking.
describe.each([
  ['the password was changed', passwordChanged],
  ['the password was forgotten', passwordForgotten],
  ['the e-mail address was changed', emailChanged],
])('after %s', (_what, change) => {
  it('bank and coin withdrawals are refused until the last second of a day, with the code of the reason engine', async () => {
    const one = await payee(test_, '500.00');
    const { client, walletId: accountId, bankId } = one;
    const address = {
      coin: 'USDT',
      chain: 'TRC20',
      address: 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp',
      label: '钱包',
    } as const;
    const { id: addressId } = await client.ok(addOutCoinAddress, {
      ...address,
      verifyCode: await giveCode(test_, one, 'coinAddress'),
    });
    await test_.gateway.db.rows('test.cooled', 'update coin.address set usable_from = now()');
    const codes = async () => {
      const bank = { accountId, bankId, amount: '60.00', verifyCode: await giveCode(test_, one, 'withdraw') };
      const coins = { accountId, addressId, amount: '100.00', verifyCode: await giveCode(test_, one, 'coin') };
      const answers = [await client.call(withdrawSubmit, bank), await client.call(submitWithdrawCoinV2, coins)];
      await test_.gateway.db.rows('test.used', 'update kernel.verify_code set closed_at = now()');
      return answers.map(({ code }) => code);
    };
    const leave = (seconds: number) =>
      test_.gateway.db.rows(
        'test.leave',
        `update customer.customer set secured_at = now() - interval '24 hours' + make_interval(secs => $2) where id = $1::bigint`,
        [one.customerNumber, seconds],
      );
    await change(one);
    expect(await codes()).toEqual(['withdraw.cooling', 'withdraw.cooling']);
    const { actions } = await client.ok(calls.account.queryAccountInfo, {});
    for (const { reasons } of [actions.withdraw, actions.withdrawCoin])
      expect(reasons).toEqual([
        { code: 'withdraw.cooling', msg: expect.stringContaining('24'), href: '/user-center/acctInfo' },
      ]);
    expect(actions.transfer.allowed).toBe(true);
    await leave(5);
    expect(await codes()).toEqual(['withdraw.cooling', 'withdraw.cooling']);
    await leave(0);
    expect(await codes()).toEqual(['OK', 'OK']);
  });
});

it('refuses a withdrawal to a new address for a day', async () => {
  const one = await payee(test_, '500.00');
  const address = await one.client.ok(addOutCoinAddress, {
    coin: 'USDT',
    chain: 'TRC20',
    address: 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp',
    label: '钱包',
    verifyCode: await giveCode(test_, one, 'coinAddress'),
  });
  expect(Date.parse(address.usableFrom) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  const verifyCode = await giveCode(test_, one, 'coin');
  const args = { accountId: one.walletId, addressId: address.id, amount: '100.00', verifyCode };
  expect(await one.client.call(submitWithdrawCoinV2, args)).toMatchObject({
    code: 'coin.addressCooling',
    fields: { addressId: expect.anything() },
  });
  await test_.gateway.db.rows('test.cooled', 'update coin.address set usable_from = now()');
  expect((await one.client.call(submitWithdrawCoinV2, args)).code).toBe('OK');
});
