import { calls } from '@portal/contract';
import { fundedCustomer, openMt5, payDeposit, registerCustomer, waitFor, type TestCustomer } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { archiveMt5Account, getAccountInfoAjax, queryAccountInfo, updateAccount } = calls.account;
const { submitData, depositDraftCancel } = calls.deposit;

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

const archive = (id: string) => customer.client.call(archiveMt5Account, { id });

it('archives an empty account permanently, also on the platform', async () => {
  const { data } = await archive(customer.mt5Id);
  expect(data).toMatchObject({ id: customer.mt5Id, status: 'archived', balance: '0.00', withdrawable: '0.00' });
  await waitFor(async () => {
    const { archived_at } = await test.gateway.db.row<{ archived_at: Date | null }>(
      'test.archived',
      'select archived_at from mt5.user where login = $1',
      [data.account_no],
    );
    return archived_at !== null;
  }, 'the platform to archive');
  const { accounts, custInfo, actions } = await customer.client.ok(queryAccountInfo, {});
  expect(accounts).toMatchObject([{ kind: 'wallet' }, { id: customer.mt5Id, status: 'archived' }]);
  expect(custInfo.level).toBeNull();
  expect(actions.deposit.reasons).toMatchObject([{ code: 'deposit.noMt5' }]);
  expect((await archive(customer.mt5Id)).code).toBe('account.notOpen');
  const renamed = await customer.client.call(updateAccount, { id: customer.mt5Id, nickname: '旧' });
  expect(renamed.code).toBe('account.notOpen');
});

it('frees a place for another account', async () => {
  for (let opened = 1; opened < 5; opened++) await openMt5(customer.client);
  await expect(openMt5(customer.client)).rejects.toThrow('account.limit');
  expect((await archive(customer.mt5Id)).code).toBe('OK');
  await openMt5(customer.client);
});

it('refuses an account with a balance, even before the platform has received the deposit', async () => {
  jest.spyOn(test.gateway.ports.trading, 'applyBalance').mockRejectedValue(new Error('away'));
  await payDeposit(customer.client, customer.mt5Id, '60.00');
  expect((await archive(customer.mt5Id)).code).toBe('account.notEmpty');
  expect((await customer.client.ok(getAccountInfoAjax, { id: customer.mt5Id })).status).toBe('open');
});

it('refuses an account with credit or balance on the platform', async () => {
  const { account_no: login } = await customer.client.ok(getAccountInfoAjax, { id: customer.mt5Id });
  const { trading } = test.gateway.ports;
  const operation = { login, comment: 'test' };
  await trading.applyBalance({ ...operation, action: 'credit', amount: 100n, ticket: `a${login}` });
  expect((await archive(customer.mt5Id)).code).toBe('account.notEmpty');
  await trading.applyBalance({ ...operation, action: 'credit', amount: -100n, ticket: `b${login}` });
  await trading.applyBalance({ ...operation, action: 'balance', amount: 1n, ticket: `c${login}` });
  expect((await archive(customer.mt5Id)).code).toBe('account.notEmpty');
});

it('refuses an account with a pending order, and while the platform does not answer for those', async () => {
  const { client } = customer;
  const { account_no } = await client.ok(getAccountInfoAjax, { id: customer.mt5Id });
  const terms = { symbol: 'EURUSD', side: 'buy', type: 'limit', price: '0.5', lots: 0.1 } as const;
  const { order } = await client.ok(calls.sandbox.mt5Pending, { account_no, ...terms });
  expect((await archive(customer.mt5Id)).code).toBe('account.notEmpty');
  await client.ok(calls.sandbox.mt5Cancel, { id: order });
  jest.spyOn(test.gateway.ports.trading, 'pendingOrders').mockRejectedValueOnce(new Error('away'));
  expect(await archive(customer.mt5Id)).toMatchObject({ status: 503, code: 'PLATFORM' });
  expect((await archive(customer.mt5Id)).code).toBe('OK');
});

it('refuses an account with an unpaid draft until the draft is cancelled', async () => {
  const draft = await customer.client.ok(submitData, { accountId: customer.mt5Id, channel: 'EGPAY', amount: '60.00' });
  expect((await archive(customer.mt5Id)).code).toBe('account.unpaid');
  await customer.client.ok(depositDraftCancel, { customerNo: customer.customerNumber, pno: draft.pno });
  expect((await archive(customer.mt5Id)).code).toBe('OK');
});

it('refuses the wallet and the account of another customer', async () => {
  expect((await archive(customer.walletId)).code).toBe('account.notOpen');
  const otherCustomer = await registerCustomer(test.url);
  const refused = await otherCustomer.client.call(archiveMt5Account, { id: customer.mt5Id });
  expect(refused.code).toBe('account.unknown');
  // The function that archives refuses it too: the handler asks before, and only one of the two may fail.
  const direct = test.gateway.db.rows('test.archive', `select account.archive($1, $2, 'test')`, [
    BigInt(otherCustomer.customerNumber),
    BigInt(customer.mt5Id),
  ]);
  await expect(direct).rejects.toThrow('account.unknown');
  expect((await customer.client.ok(getAccountInfoAjax, { id: customer.mt5Id })).status).toBe('open');
});

it('refuses while the state on the platform is unknown', async () => {
  jest.spyOn(test.gateway.ports.trading, 'states').mockRejectedValueOnce(new Error('away'));
  expect(await archive(customer.mt5Id)).toMatchObject({ status: 503, code: 'PLATFORM' });
});

it('archives once when two requests arrive at the same time', async () => {
  const codes = (await Promise.all([archive(customer.mt5Id), archive(customer.mt5Id)])).map(({ code }) => code);
  expect(codes.sort()).toEqual(['OK', 'account.notOpen']);
});

it('is refused as archived if another request archives it while the platform is asked', async () => {
  jest.spyOn(test.gateway.ports.trading, 'pendingOrders').mockImplementationOnce(async () => {
    expect((await archive(customer.mt5Id)).code).toBe('OK');
    throw new Error('no such login');
  });
  expect((await archive(customer.mt5Id)).code).toBe('account.notOpen');
});
