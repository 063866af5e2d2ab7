import { calls } from '@portal/contract';
import type { LevelCode } from '@portal/brand';
import { mt5Password, payDeposit, registerCustomer, submitIdentity, waitFor, type TestCustomer } from '@portal/testkit';
import { randomUUID } from 'node:crypto';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { grantLeverage } from './grant-leverage';

const { createMT5Account, queryAccountInfo, updateAccount, getAccountInfoAjax } = calls.account;
const { submitData } = calls.deposit;
const { addTransfer, mt5AddTransfer } = calls.transfer;
const { couponList } = calls.activity;

let test: TestGateway;
let customer: TestCustomer;
let walletId: string;

beforeAll(async () => {
  test = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test.stop());
beforeEach(async () => {
  customer = await registerCustomer(test.url);
  await submitIdentity(customer.client, false);
  walletId = (await customer.client.ok(queryAccountInfo, {})).accounts[0]?.id ?? '';
});
afterEach(() => jest.restoreAllMocks());

const open = (level: LevelCode, leverage?: number) =>
  customer.client.ok(createMT5Account, { level, password: mt5Password, ...(leverage && { leverage }) });
const shown = (id: string) => customer.client.ok(getAccountInfoAjax, { id });
const onPlatform = async (login: string) => (await test.gateway.ports.trading.states([login])).get(login)?.leverage;
const deposit = (accountId: string, amount: string) =>
  customer.client.call(submitData, { accountId, channel: 'EGPAY', amount });
const transfer = (fromAccountId: string, toAccountId: string, amount: string) =>
  customer.client.call(addTransfer, { fromAccountId, toAccountId, amount });

/** Waits until the platform has the leverage and the account waits for nothing more. */
const hasLeverage = (id: string, login: string, leverage: number) =>
  waitFor(async () => {
    const account = await shown(id);
    return (
      account.leverage === leverage && account.first_deposit === undefined && (await onPlatform(login)) === leverage
    );
  }, `1:${leverage}`);

it.each([
  ['MIN', 100, 100],
  ['STD', 100, 200],
  ['DIA', 100, 400],
] as const)('opens %s at 1:%s, also on the platform, and announces 1:%s for later', async (level, now, later) => {
  const opened = await open(level);
  const minimum = test.gateway.brand.levels[level].minDeposit;
  expect(opened).toMatchObject({
    level,
    leverage: now,
    account_groupid: `real\\${level}-USD`,
    first_deposit: { minimum, leverage: later },
  });
  expect(await onPlatform(opened.account_no)).toBe(now);
});

it.each([
  ['STD', '499.99', '500.00', 200],
  ['DIA', '9999.99', '10000.00', 400],
] as const)(
  'refuses for %s a first deposit of %s, accepts %s, and then sets the leverage',
  async (level, below, at, leverage) => {
    const { id, account_no } = await open(level);
    const refused = await deposit(id, below);
    expect(refused).toMatchObject({ status: 200, code: 'account.firstDeposit', fields: { amount: refused.msg } });
    for (const word of [at, '主账户', '级别较低']) expect(refused.msg).toContain(word);
    // A second deposit below the minimum is refused too.
    expect((await deposit(id, below)).code).toBe('account.firstDeposit');
    expect(await onPlatform(account_no)).toBe(100);

    await payDeposit(customer.client, id, at);
    await hasLeverage(id, account_no, leverage);
    // The platform shows the leverage just before the message is committed.
    const message = await waitFor(async () => {
      const { list } = await customer.client.ok(calls.message.messageList, {});
      return list.find(({ kind, text }) => kind === 'account.leverage' && text.includes(account_no));
    }, 'the message');
    expect(message.text).toContain(`1:${leverage}`);
    expect((await deposit(id, '50.00')).code).toBe('OK');
  },
);

it('waits for the payment: an unpaid draft changes nothing', async () => {
  const { id, account_no } = await open('STD');
  expect((await deposit(id, '500.00')).code).toBe('OK');
  expect((await deposit(id, '499.99')).code).toBe('account.firstDeposit');
  expect([await onPlatform(account_no), (await shown(id)).first_deposit?.minimum]).toEqual([100, '500.00']);
});

it('does not count the credit of a coupon', async () => {
  const { id, account_no } = await open('STD');
  const [coupon] = (await customer.client.ok(couponList, { state: 'ready' })).list;
  const body = { accountId: id, channel: 'EGPAY' as const, amount: '499.99', couponId: coupon?.id ?? '' };
  expect((await customer.client.call(submitData, body)).code).toBe('account.firstDeposit');
  await test.gateway.db.rows(
    'test.credit',
    `select ledger.post('credit', 'test', id::text, 'test', 'test', jsonb_build_array(jsonb_build_object(
       'debit', ledger.house('promotion', 'USD'), 'credit', credit_ledger_id, 'currency', 'USD', 'amount', 50000)))
     from account.account where id = $1`,
    [id],
  );
  expect((await deposit(id, '499.99')).code).toBe('account.firstDeposit');
  expect(await onPlatform(account_no)).toBe(100);
});

it('accepts a first transfer of the minimum from the wallet and from an MT5 account, and refuses a smaller one', async () => {
  const [first, second] = [await open('STD'), await open('STD')];
  await payDeposit(customer.client, walletId, '1000.00');
  const refused = await transfer(walletId, first.id, '499.99');
  expect(refused).toMatchObject({ code: 'account.firstDeposit', fields: { amount: refused.msg } });
  expect((await transfer(walletId, first.id, '500.00')).data.status).toBe('done');
  await hasLeverage(first.id, first.account_no, 200);

  await transfer(walletId, first.id, '300.00');
  await waitFor(async () => (await shown(first.id)).withdrawable === '800.00', 'the money on the platform');
  const move = (amount: string) =>
    customer.client.call(mt5AddTransfer, { fromAccountId: first.id, toAccountId: second.id, amount });
  expect((await move('499.99')).code).toBe('account.firstDeposit');
  expect((await move('500')).data.status).toBe('done');
  await hasLeverage(second.id, second.account_no, 200);
  // The minimum was reached once, so the remaining balance may be smaller.
  expect((await shown(first.id)).leverage).toBe(200);
});

it('requires the minimum of the lowest level too, with a text that names no lower level', async () => {
  const { id } = await open('MIN');
  await payDeposit(customer.client, walletId, '100.00');
  const refused = await transfer(walletId, id, '49.99');
  expect(refused.code).toBe('account.firstDepositLowest');
  expect(refused.msg).not.toContain('较低');
  expect((await transfer(walletId, id, '50.00')).code).toBe('OK');
  expect((await transfer(walletId, id, '1.00')).code).toBe('OK');
});

it('executes one of twenty duplicates at the minimum, and none below it, at the same time', async () => {
  const { id, account_no } = await open('STD');
  await payDeposit(customer.client, walletId, '1000.00');
  const key = randomUUID();
  const body = { fromAccountId: walletId, toAccountId: id, amount: '500.00' };
  const all = await Promise.all(Array.from({ length: 20 }, () => customer.client.call(addTransfer, body, key)));
  expect(new Set(all.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  await hasLeverage(id, account_no, 200);
  const other = await open('STD');
  const small = await Promise.all(Array.from({ length: 8 }, () => transfer(walletId, other.id, '60.00')));
  expect(new Set(small.map(({ code }) => code))).toEqual(new Set(['account.firstDeposit']));
  const { list } = await customer.client.ok(calls.message.messageList, {});
  expect(list.filter(({ kind }) => kind === 'account.leverage')).toHaveLength(1);
});

it('gives the leverage once: a repeat of the job changes, tells and notes nothing', async () => {
  const { id, account_no } = await open('STD');
  await payDeposit(customer.client, id, '500.00');
  await hasLeverage(id, account_no, 200);
  await customer.client.ok(calls.account.updateAccount, { id, leverage: 50 });
  const messages = async () => (await customer.client.ok(calls.message.messageList, {})).list.length;
  const before = await messages();
  await grantLeverage(test.gateway, { accountId: id });
  expect([(await shown(id)).leverage, await onPlatform(account_no), await messages()]).toEqual([50, 50, before]);
});

it('reveals nothing about the account of another customer', async () => {
  const { id } = await open('STD');
  const other = await registerCustomer(test.url);
  await submitIdentity(other.client, false);
  await other.client.ok(createMT5Account, { level: 'MIN', password: mt5Password });
  const answer = await other.client.call(submitData, { accountId: id, channel: 'EGPAY', amount: '60.00' });
  expect(answer.code).toBe('deposit.account');
  const change = await other.client.call(updateAccount, { id, leverage: 50 });
  expect(change.code).toBe('account.unknown');
});

it('limits the leverage to 1:100 before the first deposit, allows a lower one, and stores the choice', async () => {
  const { id, account_no } = await open('DIA');
  const refused = await customer.client.call(updateAccount, { id, leverage: 101 });
  expect(refused).toMatchObject({ code: 'account.firstLeverage', fields: { leverage: refused.msg } });
  for (const word of ['10000.00', '1:100']) expect(refused.msg).toContain(word);
  expect(await customer.client.ok(updateAccount, { id, nickname: '长线' })).toMatchObject({
    first_deposit: { leverage: 400 },
  });
  expect(await customer.client.ok(updateAccount, { id, leverage: 50 })).toMatchObject({
    leverage: 50,
    first_deposit: { leverage: 50 },
  });
  await payDeposit(customer.client, id, '10000.00');
  await waitFor(async () => (await shown(id)).first_deposit === undefined, 'the minimum reached');
  expect(await onPlatform(account_no)).toBe(50);
  expect((await customer.client.ok(updateAccount, { id, leverage: 400 })).leverage).toBe(400);
  expect(await onPlatform(account_no)).toBe(400);
});

it('sets the leverage that was chosen at opening', async () => {
  const { id, account_no, leverage } = await open('STD', 150);
  expect(leverage).toBe(100);
  await payDeposit(customer.client, id, '500.00');
  await hasLeverage(id, account_no, 150);
});

it('sets the leverage once the platform is available again', async () => {
  const { id, account_no } = await open('STD');
  const away = jest.spyOn(test.gateway.ports.trading, 'updateUser').mockRejectedValue(new Error('away'));
  await payDeposit(customer.client, id, '500.00');
  await waitFor(async () => away.mock.calls.length > 0, 'a try');
  expect([await onPlatform(account_no), (await shown(id)).first_deposit]).toEqual([100, undefined]);
  away.mockRestore();
  await hasLeverage(id, account_no, 200);
});
