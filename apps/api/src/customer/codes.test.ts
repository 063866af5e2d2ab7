import { randomUUID } from 'node:crypto';
import { calls } from '@portal/contract';
import { agreementsFor, Client, newPhone, readCode, registerCustomer, solveCaptcha } from '@portal/testkit';
import { giveCode, payee, type Payee } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { account, coin, common, customer, withdraw } = calls;
const tron = 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp';

let test_: TestGateway;
let asker: Payee;
let other: Payee;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  [asker, other] = [await payee(test_), await payee(test_)];
});
afterAll(() => test_.stop());

/** Uses up a code of each sendCoinMessage type, as a customer. */
const uses: Record<1 | 2 | 3 | 4, (who: Payee, verifyCode: string) => Promise<{ code: string }>> = {
  1: ({ client, walletId, bankId }, verifyCode) =>
    client.call(withdraw.withdrawSubmit, { accountId: walletId, bankId, amount: '100', verifyCode }),
  2: async ({ client, walletId }, verifyCode) => {
    const { addresses } = await client.ok(coin.getWithdrawCoinPageInfoV2, {});
    const addressId = addresses[0]?.id ?? '';
    return client.call(coin.submitWithdrawCoinV2, { accountId: walletId, addressId, amount: '100', verifyCode });
  },
  3: ({ client, mt5Id }, verifyCode) =>
    client.call(account.resetMT5Pwd, { id: mt5Id, password: 'Newer#2027', verifyCode }),
  4: ({ client }, verifyCode) =>
    client.call(coin.addOutCoinAddress, { coin: 'USDT', chain: 'TRC20', address: tron, label: '钱包', verifyCode }),
};

// A phone must wait a minute between two codes of a kind.
beforeEach(() =>
  test_.gateway.db.rows(
    'test.earlier',
    `update kernel.verify_code set created_at = created_at - interval '61 seconds'`,
  ),
);

test.each([4, 2, 1, 3] as const)('a code of type %s works only for the customer who requested it', async (type) => {
  await asker.client.ok(coin.sendCoinMessage, { ...(await solveCaptcha(asker.client)), type });
  const code = await readCode(asker.client, asker.phone);
  // So that the other one gets as far as the code.
  if (type === 2) await uses[4](other, await giveCode(test_, other, 'coinAddress'));
  expect((await uses[type](other, code)).code).toBe('customer.code');
  expect((await uses[type](asker, code)).code).toBe('OK');
  expect((await uses[type](asker, code)).code).toBe(type === 4 ? 'coin.addressTaken' : 'customer.code');
});

test('without a type a code is for a coin withdrawal', async () => {
  const one = await payee(test_);
  await uses[4](one, await giveCode(test_, one, 'coinAddress'));
  await one.client.ok(coin.sendCoinMessage, await solveCaptcha(one.client));
  const code = await readCode(one.client, one.phone);
  for (const type of [1, 3, 4] as const) expect((await uses[type](one, code)).code).not.toBe('OK');
  expect((await uses[2](one, code)).code).toBe('OK');
});

test('an e-mail code works for the customer who requested it, and another customer’s tries do not use it up', async () => {
  const email = `wang.${randomUUID().slice(0, 8)}@qq.com`;
  await asker.client.ok(customer.getBindEmail, { email, ...(await solveCaptcha(asker.client)) });
  const verifyCode = await readCode(asker.client, email);
  for (let n = 0; n < 7; n++)
    expect((await other.client.call(customer.bindEmail, { email, verifyCode, password: other.password })).code).toBe(
      'customer.code',
    );
  expect((await other.client.ok(customer.getBindEmail, {})).bound).toBe(false);
  expect((await asker.client.call(customer.bindEmail, { email, verifyCode, password: asker.password })).code).toBe(
    'OK',
  );
});

test('two customers who request a code for the same mailbox each get their own code', async () => {
  const email = `li.${randomUUID().slice(0, 8)}@qq.com`;
  await asker.client.ok(customer.getBindEmail, { email, ...(await solveCaptcha(asker.client)) });
  const first = await readCode(asker.client, email);
  expect((await other.client.call(customer.getBindEmail, { email, ...(await solveCaptcha(other.client)) })).code).toBe(
    'customer.codeWait',
  );
  await test_.gateway.db.rows(
    'test.later',
    `update kernel.verify_code set created_at = created_at - interval '61 seconds' where target = $1`,
    [email],
  );
  await other.client.ok(customer.getBindEmail, { email, ...(await solveCaptcha(other.client)) });
  const second = await readCode(asker.client, email);
  expect(
    (await asker.client.call(customer.bindEmail, { email, verifyCode: second, password: asker.password })).code,
  ).toBe('customer.code');
  expect(
    (await other.client.call(customer.bindEmail, { email, verifyCode: first, password: other.password })).code,
  ).toBe('customer.code');
  expect(
    (await asker.client.call(customer.bindEmail, { email, verifyCode: first, password: asker.password })).code,
  ).toBe('OK');
  expect(
    (await other.client.call(customer.bindEmail, { email, verifyCode: second, password: other.password })).code,
  ).toBe('customer.emailTaken');
});

test('a password reset code works only for the phone it was sent to', async () => {
  const browser = new Client(test_.url);
  const ask = { mobilePhone: asker.phone, nationCode: '86', ...(await solveCaptcha(browser)) };
  await browser.ok(customer.getResetPwdCaptcha, ask);
  const verifyCode = await readCode(browser, asker.phone);
  const check = (mobilePhone: string) => browser.call(customer.validResetPwdCaptcha, { mobilePhone, verifyCode });
  expect((await check(other.phone)).code).toBe('customer.code');
  expect((await check(asker.phone)).code).toBe('OK');
});

test('a registration code works only for the phone it was sent to', async () => {
  const browser = new Client(test_.url);
  const { brand } = await browser.ok(common.getCommonConfig, {});
  const from = { nationCode: '86', signature: brand.code, trackParameters: {} };
  const mobilePhone = newPhone();
  await browser.ok(customer.sendOpenMessage, { ...from, mobilePhone, ...(await solveCaptcha(browser)) });
  const verifyCode = await readCode(browser, mobilePhone);
  const agreements = await agreementsFor(browser, 'register');
  const register = (phone: string) =>
    browser.call(customer.createAccount, {
      ...from,
      agreements,
      mobilePhone: phone,
      verifyCode,
      password: 'Passw0rd1',
      platform: 1,
    });
  expect((await register(newPhone())).code).toBe('customer.code');
  expect((await register(mobilePhone)).code).toBe('OK');
});

test('a code for one action works for no other', async () => {
  const third = await registerCustomer(test_.url);
  await third.client.ok(coin.sendCoinMessage, { ...(await solveCaptcha(third.client)), type: 1 });
  const code = await readCode(third.client, third.phone);
  expect((await uses[4]({ ...asker, ...third }, code)).code).toBe('customer.code');
});
