import { calls } from '@portal/contract';
import {
  fundedCustomer,
  mt5Password,
  readCode,
  registerCustomer,
  solveCaptcha,
  type TestCustomer,
} from '@portal/testkit';
import { checkPassword } from '../crypto/password-hash';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { resetMT5Pwd } = calls.account;
const { sendCoinMessage } = calls.coin;

let test: TestGateway;
let customer: TestCustomer & { walletId: string; mt5Id: string };

beforeAll(async () => {
  test = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test.stop());
beforeEach(async () => {
  customer = await fundedCustomer(test.url);
});
afterEach(() => jest.restoreAllMocks());

async function askCode({ client, phone }: TestCustomer, type: 1 | 3 = 3): Promise<string> {
  await client.ok(sendCoinMessage, { ...(await solveCaptcha(client)), type });
  return readCode(client, phone);
}

async function isPassword(id: string, password: string): Promise<boolean> {
  const { password_hash } = await test.gateway.db.row<{ password_hash: string }>(
    'test.hash',
    'select password_hash from mt5.user where external_id = $1',
    [id],
  );
  return checkPassword(password_hash, password);
}

const password = 'Newer#2027';

it('sets a new password on the platform, once per verification code', async () => {
  const verifyCode = await askCode(customer);
  await customer.client.ok(resetMT5Pwd, { id: customer.mt5Id, password, verifyCode });
  expect(await isPassword(customer.mt5Id, password)).toBe(true);
  expect(await isPassword(customer.mt5Id, mt5Password)).toBe(false);
  const again = await customer.client.call(resetMT5Pwd, { id: customer.mt5Id, password: 'Third#2028', verifyCode });
  expect(again).toMatchObject({ code: 'customer.code', fields: { verifyCode: again.msg } });
});

it('refuses the current password with an error at its field', async () => {
  const verifyCode = await askCode(customer);
  const refused = await customer.client.call(resetMT5Pwd, { id: customer.mt5Id, password: mt5Password, verifyCode });
  expect(refused).toMatchObject({ code: 'account.samePassword', fields: { password: refused.msg } });
});

it('does not reveal whether a password is the current one if the verification code is wrong', async () => {
  const guess = { id: customer.mt5Id, verifyCode: '000000' };
  const right = await customer.client.call(resetMT5Pwd, { ...guess, password: mt5Password });
  const wrong = await customer.client.call(resetMT5Pwd, { ...guess, password });
  expect(right.code).toBe('customer.code');
  expect([right.code, right.msg]).toEqual([wrong.code, wrong.msg]);
});

it('refuses a verification code of another action or of another customer', async () => {
  const withdrawCode = await askCode(customer, 1);
  const otherCustomer = await fundedCustomer(test.url);
  const otherCode = await askCode(otherCustomer);
  for (const verifyCode of [withdrawCode, otherCode]) {
    const refused = await customer.client.call(resetMT5Pwd, { id: customer.mt5Id, password, verifyCode });
    expect(refused.code).toBe('customer.code');
  }
  expect(await isPassword(customer.mt5Id, mt5Password)).toBe(true);
});

it('refuses the account of another customer and does not use up the code', async () => {
  const otherCustomer = await registerCustomer(test.url);
  const verifyCode = await askCode(otherCustomer);
  const refused = await otherCustomer.client.call(resetMT5Pwd, { id: customer.mt5Id, password, verifyCode });
  expect(refused.code).toBe('account.unknown');
  expect(await isPassword(customer.mt5Id, mt5Password)).toBe(true);
});

it('refuses the wallet, and a password that has the format of a portal password', async () => {
  const verifyCode = await askCode(customer);
  const wallet = await customer.client.call(resetMT5Pwd, { id: customer.walletId, password, verifyCode });
  expect(wallet.code).toBe('account.notOpen');
  const weak = await customer.client.call(resetMT5Pwd, { id: customer.mt5Id, password: 'Passw0rd1', verifyCode });
  expect(weak).toMatchObject({ status: 400, code: 'PARAM', fields: { password: expect.any(String) } });
});

it('answers PLATFORM while the platform is unavailable', async () => {
  const verifyCode = await askCode(customer);
  jest.spyOn(test.gateway.ports.trading, 'changePassword').mockRejectedValueOnce(new Error('away'));
  const away = await customer.client.call(resetMT5Pwd, { id: customer.mt5Id, password, verifyCode });
  expect(away).toMatchObject({ status: 503, code: 'PLATFORM' });
});
