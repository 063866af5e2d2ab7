import { calls } from '@portal/contract';
import { Client, mt5Password, openMt5, waitFor } from '@portal/testkit';
import { randomUUID } from 'node:crypto';
import { applyFreezes } from './apply-freezes';
import { staffTokenOf } from '../testing/add-test-staff';
import { giveCode, payee, platformShows, type Payee } from '../testing/payouts';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { account, customer, deposit, sandbox, staff, transfer, withdraw } = calls;

let test_: TestGateway;
let person: Payee;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());
afterEach(() => jest.restoreAllMocks());
beforeEach(async () => {
  person = await payee(test_, '500.00');
});

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const pause = (pauseUntil = days(2)) => person.client.ok(customer.guardrails, { pauseUntil });
const disabled = async (id = person.mt5Id) =>
  (await person.client.ok(account.getAccountInfoAjax, { id })).trade_disabled === true;
const submit = () =>
  person.client.call(deposit.submitData, { accountId: person.walletId, channel: 'EGPAY', amount: '60.00' });
const endPause = () =>
  test_.gateway.db.rows('test.endPause', 'update customer.guardrail set until = now() where customer_id = $1::bigint', [
    person.customerNumber,
  ]);
const move = (fromAccountId: string, toAccountId: string) => ({ fromAccountId, toAccountId, amount: '50.00' });

it('refuses every door by which money or accounts come in, and none by which money leaves', async () => {
  const { client, walletId, mt5Id } = person;
  const other = await openMt5(client);
  await client.ok(transfer.addTransfer, move(walletId, mt5Id));
  await platformShows(test_, mt5Id, 50_00n);
  const { pauseUntil = '' } = await pause();
  const opening = { level: 'MIN', password: mt5Password } as const;
  const page = new Client(test_.url, 2);
  const { phone: username, password } = person;
  const { token } = await page.ok(customer.login, { username, password, platform: 2 });
  const refused = [
    await submit(),
    await client.call(account.createMT5Account, opening),
    await page.call(account.createMT5AccountWithToken, { ...opening, token }),
    await client.call(account.linkMT5Account, { login: '5100001', password: 'x' }),
    await client.call(transfer.addTransfer, move(walletId, mt5Id)),
    await client.call(transfer.mt5AddTransfer, move(mt5Id, other)),
  ];
  expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'customer.paused'));
  const local = new Date(Date.parse(pauseUntil) + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
  for (const { msg } of refused) expect(msg).toContain(`北京时间 ${local} 前`);
  const { actions } = await client.ok(account.queryAccountInfo, {});
  const codes = (name: 'deposit' | 'openMt5' | 'withdraw' | 'transfer') =>
    actions[name].reasons.map(({ code }) => code);
  expect([codes('deposit'), codes('openMt5'), codes('withdraw'), codes('transfer')]).toEqual([
    ['customer.paused'],
    ['customer.paused'],
    [],
    [],
  ]);
  expect((await client.ok(deposit.queryDepositInfo, {})).blocked?.code).toBe('customer.paused');
  expect((await client.call(transfer.addTransfer, move(mt5Id, walletId))).code).toBe('OK');
  const verifyCode = await giveCode(test_, person, 'withdraw');
  const payout = { accountId: walletId, bankId: person.bankId, amount: '60.00', verifyCode };
  expect((await client.call(withdraw.withdrawSubmit, payout)).code).toBe('OK');
});

it('cancels open drafts, and credits what is paid for them all the same', async () => {
  const { data } = await submit();
  const other = await payee(test_, '100.00');
  const mine = { accountId: other.walletId, channel: 'EGPAY', amount: '60.00' };
  const { pno } = await other.client.ok(deposit.submitData, mine);
  await pause();
  expect(await other.client.ok(deposit.egpaySuccess, { pno })).toMatchObject({ status: 'unpaid' });
  const draft = () => person.client.ok(deposit.egpaySuccess, { pno: data.pno });
  expect(await draft()).toMatchObject({ status: 'cancelled' });
  await person.client.ok(sandbox.payOrder, { pno: data.pno, action: 'pay' });
  await waitFor(async () => (await draft()).status === 'paid', 'the late payment');
  expect(await draft()).toMatchObject({ late: true });
  expect(await test_.gateway.db.rows('test.breaks', 'select * from deposit.breaks()')).toEqual([]);
});

it('disables trading at the platform once it can be reached, and gives it back when the pause has ended', async () => {
  const { trading } = test_.gateway.ports;
  const away = jest.spyOn(trading, 'updateUser').mockRejectedValue(new Error('away'));
  await pause();
  await waitFor(() => Promise.resolve(away.mock.calls.length > 0), 'a first try');
  expect(await disabled()).toBe(false);
  away.mockRestore();
  await applyFreezes(test_.gateway, {});
  expect(await disabled()).toBe(true);
  await endPause();
  await applyFreezes(test_.gateway, {});
  expect(await disabled()).toBe(false);
  expect(await person.client.ok(customer.guardrails, {})).not.toHaveProperty('pauseUntil');
  expect((await submit()).code).toBe('OK');
});

it('does not end with a freeze of staff, nor the freeze with it', async () => {
  const [compliance, anna] = ['compliance', 'anna'].map((name) => new StaffClient(test_.staffUrl, staffTokenOf(name)));
  const { customerNumber } = person;
  await pause();
  const { id } = await compliance!.ok(staff.freezeCustomer, { customerNumber, scope: 'trading', reason: '核查' });
  await applyFreezes(test_.gateway, {});
  await anna!.ok(staff.liftFreeze, { id, reason: '核查完成' });
  await applyFreezes(test_.gateway, {});
  expect(await disabled()).toBe(true);
  expect((await submit()).code).toBe('customer.paused');
  await compliance!.ok(staff.freezeCustomer, { customerNumber, scope: 'trading', reason: '核查' });
  await endPause();
  await applyFreezes(test_.gateway, {});
  expect(await disabled()).toBe(true);
});

it('takes no coupon of a promotion', async () => {
  const marta = new StaffClient(test_.staffUrl, staffTokenOf('marketing'));
  const { id } = await marta.ok(staff.createPromotion, {
    title: '老客户回馈',
    coupon: '回馈赠金 30 美元',
    amount: '30.00',
    minDeposit: '100.00',
    budget: '3000.00',
    days: 14,
    from: days(-1),
    until: days(30),
    newCustomers: false,
  });
  const grant = async () =>
    (await marta.call(staff.grantCoupon, { id, customerNumber: person.customerNumber }, randomUUID())).code;
  await pause();
  expect(await grant()).toBe('staff.customerPaused');
  await endPause();
  expect(await grant()).toBe('OK');
});
