import { calls } from '@portal/contract';
import {
  fundedCustomer,
  mt5Password,
  payDeposit,
  registerCustomer,
  submitBank,
  submitIdentity,
  waitFor,
  welcomed,
} from '@portal/testkit';
import { decideIdentity } from '../testing/kyc-forms';
import { approveCard } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { createMT5Account, queryAccountInfo } = calls.account;
const { messageRead } = calls.message;

let test: TestGateway;

beforeAll(async () => {
  test = await startTestGateway();
});
afterAll(() => test.stop());
afterEach(() => jest.restoreAllMocks());

it('shows a new customer the missing steps and the wallet', async () => {
  const { client, phone, customerNumber } = await registerCustomer(test.url);
  const info = await client.ok(queryAccountInfo, { includeBalance: true });
  expect(info.custInfo).toEqual({
    customerNumber,
    mobilePhone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
    level: null,
    registeredAt: expect.stringMatching(/Z$/),
  });
  expect(Math.abs(Date.parse(info.serverTime) - Date.now())).toBeLessThan(5_000);
  expect(info.accounts).toMatchObject([
    { kind: 'wallet', account_no: customerNumber, userid: customerNumber, status: 'open', leverage: 1 },
  ]);
  expect(info.accounts).toMatchObject([
    { balance: '0.00', withdrawable: '0.00', margin: '0.00', margin_level: null, margin_stopout: 0, positions: 0 },
  ]);
  const codes = Object.fromEntries(
    Object.entries(info.actions).map(([name, { reasons }]) => [name, reasons.map(({ code }) => code)]),
  );
  expect(codes).toEqual({
    openMt5: ['account.identity'],
    deposit: ['deposit.noMt5'],
    withdraw: ['withdraw.identity', 'withdraw.bank', 'withdraw.empty'],
    withdrawCoin: ['withdraw.identity', 'withdraw.empty'],
    transfer: ['transfer.noMt5', 'transfer.empty'],
    upgrade: ['account.notOpen'],
  });
});

it('allows all actions once identity, card, account and money are present', async () => {
  const customer = await registerCustomer(test.url);
  const { client } = customer;
  await submitIdentity(client, false);
  await decideIdentity(test.gateway, customer, 'approve');
  await approveCard(test, await submitBank(client, false));
  const account = await client.ok(createMT5Account, { level: 'MIN', password: mt5Password });
  await payDeposit(client, account.id, '500.00');
  // The ledger decides what is paid; the platform gets the money a moment later.
  const { actions, custInfo, accounts } = await waitFor(async () => {
    const info = await client.ok(queryAccountInfo, {});
    return info.accounts.some(({ id, balance }) => id === account.id && balance === '500.00') && info;
  }, 'the deposit on the platform');
  for (const action of Object.values(actions)) expect(action).toEqual({ allowed: true, reasons: [] });
  const { customerNumber, phone } = customer;
  const mobilePhone = `${phone.slice(0, 3)}****${phone.slice(-4)}`;
  expect(custInfo).toMatchObject({ customerNumber, mobilePhone, chineseName: '王小明', level: 'MIN' });
  expect(custInfo.idDocumentNumber?.value).toMatch(/^110\*{14}[0-9X]$/);
  expect(accounts).toMatchObject([{ balance: '0.00' }, { kind: 'mt5' }]);
});

it('sends one request to the platform for all accounts', async () => {
  const { client } = await fundedCustomer(test.url);
  await client.ok(createMT5Account, { level: 'MIN', password: mt5Password });
  const states = jest.spyOn(test.gateway.ports.trading, 'states');
  const { accounts } = await client.ok(queryAccountInfo, {});
  const logins = accounts.slice(1).map(({ account_no }) => account_no);
  expect(logins).toHaveLength(2);
  // A job may ask for accounts at the same time, in an order of its own.
  expect(states.mock.calls.filter(([asked]) => String(asked) === String(logins))).toHaveLength(1);
});

it('shows the balances of the ledger, marked as stale, while the platform is unavailable', async () => {
  const { client, mt5Id } = await fundedCustomer(test.url);
  await payDeposit(client, mt5Id, '250.00');
  jest.spyOn(test.gateway.ports.trading, 'states').mockRejectedValue(new Error('away'));
  const { accounts } = await client.ok(queryAccountInfo, {});
  expect(accounts).toMatchObject([
    { kind: 'wallet', balance: '1000.00', withdrawable: '1000.00' },
    { id: mt5Id, balance: '250.00', withdrawable: '0.00', stale: true },
  ]);
  expect(accounts[0]).not.toHaveProperty('stale');
});

it('sends no request to the platform if no balance is requested', async () => {
  const { client, mt5Id } = await fundedCustomer(test.url);
  const states = jest.spyOn(test.gateway.ports.trading, 'states');
  const { accounts } = await client.ok(queryAccountInfo, { includeBalance: false });
  expect(states).not.toHaveBeenCalled();
  expect(accounts).toMatchObject([{ kind: 'wallet' }, { id: mt5Id, stale: true }]);
});

it('counts the unread messages', async () => {
  const customer = await registerCustomer(test.url);
  const { client } = customer;
  await welcomed(customer);
  await submitIdentity(client, false);
  await decideIdentity(test.gateway, customer, 'approve');
  // The welcome, and the identity approved.
  expect((await client.ok(queryAccountInfo, {})).unreadMessages).toBe(2);
  await client.ok(messageRead, {});
  expect((await client.ok(queryAccountInfo, {})).unreadMessages).toBe(0);
});

it('refuses a request without a session', async () => {
  const { client } = await registerCustomer(test.url);
  client.token = undefined;
  expect(await client.call(queryAccountInfo, {})).toMatchObject({ code: '4' });
});
