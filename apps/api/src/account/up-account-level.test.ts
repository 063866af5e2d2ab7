import { calls } from '@portal/contract';
import { openMt5, payDeposit, registerCustomer, submitIdentity, type TestCustomer } from '@portal/testkit';
import { platformShows } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { getNextAccountLevel, queryAccountInfo, upAccountLevel } = calls.account;

let test: TestGateway;
let customer: TestCustomer;
let gts2AccountId: string;

beforeAll(async () => {
  test = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test.stop());
beforeEach(async () => {
  customer = await registerCustomer(test.url);
  await submitIdentity(customer.client, false);
  gts2AccountId = await openMt5(customer.client, 'MIN');
});
afterEach(() => jest.restoreAllMocks());

/** Moves 300.00 once the platform has it. */
async function move(fromAccountId: string, toAccountId: string): Promise<void> {
  await platformShows(test, fromAccountId, 30_000n);
  await customer.client.ok(calls.transfer.mt5AddTransfer, { fromAccountId, toAccountId, amount: '300.00' });
}

it('raises level, group and stop out once the deposits reach the minimum, and not before', async () => {
  await payDeposit(customer.client, gts2AccountId, '499.99');
  expect(await customer.client.ok(getNextAccountLevel, { gts2AccountId })).toEqual({
    level: 'STD',
    name: '标准账户',
    minDeposit: '500.00',
    deposited: '499.99',
    eligible: false,
  });
  const refused = await customer.client.call(upAccountLevel, { gts2AccountId });
  const { actions } = await customer.client.ok(queryAccountInfo, {});
  expect(refused.code).toBe('account.notEligible');
  expect(actions.upgrade.reasons).toMatchObject([{ code: refused.code, msg: refused.msg }]);
  expect(refused.msg).toContain('499.99');

  await payDeposit(customer.client, gts2AccountId, '50.00');
  expect(await customer.client.ok(getNextAccountLevel, { gts2AccountId })).toMatchObject({ eligible: true });
  const raised = await customer.client.ok(upAccountLevel, { gts2AccountId });
  expect(raised).toMatchObject({
    level: 'STD',
    account_groupid: 'real\\STD-USD',
    margin_stopout: 30,
    leverage: 100,
    status: 'open',
  });
  const states = await test.gateway.ports.trading.states([raised.account_no]);
  expect(states.get(raised.account_no)).toMatchObject({ group: 'real\\STD-USD', leverage: 100 });
  const higher = await customer.client.ok(calls.account.updateAccount, { id: gts2AccountId, leverage: 200 });
  expect(higher.leverage).toBe(200);
  expect(await customer.client.ok(getNextAccountLevel, { gts2AccountId })).toMatchObject({
    level: 'DIA',
    deposited: '549.99',
    eligible: false,
  });
});

it('raises the level once when two requests arrive at the same time', async () => {
  await payDeposit(customer.client, gts2AccountId, '500.00');
  const ask = () => customer.client.call(upAccountLevel, { gts2AccountId });
  const codes = (await Promise.all([ask(), ask(), ask()])).map(({ code }) => code);
  expect(codes).toContain('OK');
  const { accounts } = await customer.client.ok(queryAccountInfo, {});
  expect(accounts[1]).toMatchObject({ level: 'STD' });
});

it('is not reached by moving the same money back and forth', async () => {
  await payDeposit(customer.client, gts2AccountId, '300.00');
  const other = await openMt5(customer.client, 'MIN');
  for (let round = 0; round < 3; round++) {
    await move(gts2AccountId, other);
    expect(await customer.client.ok(getNextAccountLevel, { gts2AccountId })).toMatchObject({ deposited: '0.00' });
    await move(other, gts2AccountId);
  }
  expect(await customer.client.ok(getNextAccountLevel, { gts2AccountId })).toMatchObject({ deposited: '300.00' });
  expect(await customer.client.ok(getNextAccountLevel, { gts2AccountId: other })).toMatchObject({ deposited: '0.00' });
});

it('stops at the top level', async () => {
  const top = await openMt5(customer.client, 'DIA');
  expect(await customer.client.ok(getNextAccountLevel, { gts2AccountId: top })).toEqual({
    deposited: '0.00',
    eligible: false,
  });
  expect((await customer.client.call(upAccountLevel, { gts2AccountId: top })).code).toBe('account.topLevel');
});

it('refuses the wallet and the account of another customer', async () => {
  const { accounts } = await customer.client.ok(queryAccountInfo, {});
  const wallet = accounts[0]?.id ?? '';
  expect((await customer.client.call(upAccountLevel, { gts2AccountId: wallet })).code).toBe('account.notOpen');
  expect(await customer.client.ok(getNextAccountLevel, { gts2AccountId: wallet })).toMatchObject({ eligible: false });
  await payDeposit(customer.client, gts2AccountId, '500.00');
  const otherCustomer = await registerCustomer(test.url);
  for (const call of [upAccountLevel, getNextAccountLevel] as const) {
    expect((await otherCustomer.client.call(call, { gts2AccountId })).code).toBe('account.unknown');
  }
  expect((await customer.client.ok(queryAccountInfo, {})).accounts[1]).toMatchObject({ level: 'MIN' });
});

it('does not change the level while the platform is unavailable', async () => {
  await payDeposit(customer.client, gts2AccountId, '500.00');
  jest.spyOn(test.gateway.ports.trading, 'updateUser').mockRejectedValueOnce(new Error('away'));
  expect(await customer.client.call(upAccountLevel, { gts2AccountId })).toMatchObject({ code: 'PLATFORM' });
  expect((await customer.client.ok(queryAccountInfo, {})).accounts[1]).toMatchObject({ level: 'MIN' });
  expect(await customer.client.ok(upAccountLevel, { gts2AccountId })).toMatchObject({ level: 'STD' });
});
