import { calls } from '@portal/contract';
import { fundedCustomer, payDeposit, registerCustomer, waitFor, type TestCustomer } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { updateAccount, getAccountInfoAjax } = calls.account;

let test: TestGateway;
let customer: TestCustomer & { walletId: string; mt5Id: string };

beforeAll(async () => {
  test = await startTestGateway({ REVIEW: 'manual' });
  customer = await fundedCustomer(test.url, '1000.00', 'STD');
  await payDeposit(customer.client, customer.mt5Id, '500.00');
  await waitFor(
    async () => (await customer.client.ok(getAccountInfoAjax, { id: customer.mt5Id })).leverage === 200,
    'the leverage of the level',
  );
});
afterAll(() => test.stop());
afterEach(() => jest.restoreAllMocks());

it('changes the nickname without changing the leverage, and vice versa', async () => {
  const named = await customer.client.ok(updateAccount, { id: customer.mt5Id, nickname: '短线' });
  expect(named).toMatchObject({ nickname: '短线', leverage: 200 });
  const lowered = await customer.client.ok(updateAccount, { id: customer.mt5Id, leverage: 100 });
  expect(lowered).toMatchObject({ nickname: '短线', leverage: 100 });
  const states = await test.gateway.ports.trading.states([lowered.account_no]);
  expect(states.get(lowered.account_no)?.leverage).toBe(100);
});

it('refuses a leverage above that of the level, and any leverage for the wallet', async () => {
  const refused = await customer.client.call(updateAccount, { id: customer.mt5Id, leverage: 201 });
  expect(refused).toMatchObject({ code: 'account.leverage', fields: { leverage: refused.msg } });
  expect(refused.msg).toContain('1:200');
  const wallet = await customer.client.call(updateAccount, { id: customer.walletId, leverage: 2 });
  expect(wallet.code).toBe('account.leverage');
  expect((await customer.client.ok(updateAccount, { id: customer.walletId, nickname: '备用金' })).nickname).toBe(
    '备用金',
  );
});

it.each([0, -1, 501, 1.5])('refuses the leverage %s as a parameter error', async (leverage) => {
  const refused = await customer.client.call(updateAccount, { id: customer.mt5Id, leverage });
  expect(refused).toMatchObject({ status: 400, code: 'PARAM', fields: { leverage: expect.any(String) } });
});

it('refuses the account of another customer', async () => {
  const otherCustomer = await registerCustomer(test.url);
  const refused = await otherCustomer.client.call(updateAccount, { id: customer.mt5Id, nickname: '我的' });
  expect(refused.code).toBe('account.unknown');
  expect((await customer.client.ok(getAccountInfoAjax, { id: customer.mt5Id })).nickname).not.toBe('我的');
});

it('changes nothing while the platform is unavailable', async () => {
  const before = await customer.client.ok(getAccountInfoAjax, { id: customer.mt5Id });
  jest.spyOn(test.gateway.ports.trading, 'updateUser').mockRejectedValueOnce(new Error('away'));
  const away = await customer.client.call(updateAccount, { id: customer.mt5Id, leverage: 50, nickname: '别的' });
  expect(away).toMatchObject({ status: 503, code: 'PLATFORM' });
  expect(await customer.client.ok(getAccountInfoAjax, { id: customer.mt5Id })).toEqual(before);
});
