import { calls } from '@portal/contract';
import { readCode, registerCustomer, solveCaptcha, submitBank, submitIdentity } from '@portal/testkit';
import { decideIdentity } from '../testing/kyc-forms';
import { StaffClient } from '../testing/staff-client';
import { ledgerOf, breaksOf, giveCode, payee, shown, type Payee } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { withdraw, coin, staff, message } = calls;
const { withdrawSubmit, getWithdrawFee, getWithdrawPageInfo, getWithdrawRecordsV2, cancelWithdrawProposal } = withdraw;

let test_: TestGateway;
let anna: StaffClient;
let customer: Payee;
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(test_.staffUrl, test_.staffToken);
  customer = await payee(test_, '5000.00');
});
afterAll(() => test_.stop());
afterEach(async () => {
  expect(await breaksOf(test_)).toEqual([]);
});

type Args = Parameters<typeof customer.client.call<typeof withdrawSubmit>>[1];
const submit = async (amount: string, more: Partial<Args> = {}, key?: string) => {
  const verifyCode = more.verifyCode ?? (await giveCode(test_, customer, 'withdraw'));
  const args = { accountId: customer.walletId, bankId: customer.bankId, amount, verifyCode, ...more };
  return customer.client.call(withdrawSubmit, args, key);
};
const cancel = (pno: string) => customer.client.ok(cancelWithdrawProposal, { pno });

describe('a withdrawal', () => {
  it('is quoted, held, approved and paid, with a message for each step', async () => {
    expect(await customer.client.ok(getWithdrawFee, { accountId: customer.walletId, amount: '100' })).toEqual({
      amount: '100.00',
      fee: '3.00',
      receive: '97.00',
      rate: '7.1600',
      receiveCny: '694.52',
    });
    await customer.client.ok(coin.sendCoinMessage, { ...(await solveCaptcha(customer.client)), type: 1 });
    const verifyCode = await readCode(customer.client, customer.phone);
    const made = await submit('100.00', { verifyCode });
    expect(made).toMatchObject({
      code: 'OK',
      data: { displayStatus: 1, fee: '3.00', receive: '97.00', receiveCny: '694.52' },
    });
    const { pno, bank, steps } = made.data;
    expect(bank).toMatch(/^中国工商银行 6222\*+\d{4}$/);
    expect(steps.map(({ status }) => status)).toEqual([1]);
    expect(await ledgerOf(test_, customer.walletId)).toEqual({ posted: 500_000n, held: 10_000n });
    expect((await shown(customer, customer.walletId)).withdrawable).toBe('4900.00');

    const [waiting] = (await anna.ok(staff.reviews, { kind: 'withdraw', status: 1 })).list;
    expect(waiting).toMatchObject({ id: pno, subject: { amount: '100.00', holder: '王小明', verifiedName: '王小明' } });
    expect(await anna.ok(staff.decide, { kind: 'withdraw', id: pno, decision: 'approve' })).toMatchObject({
      status: 2,
    });
    expect(await anna.ok(staff.decide, { kind: 'withdraw', id: pno, decision: 'pay' })).toMatchObject({ status: 3 });
    expect(await ledgerOf(test_, customer.walletId)).toEqual({ posted: 490_000n, held: 0n });

    const { list } = await customer.client.ok(getWithdrawRecordsV2, { startDate: today, endDate: today });
    expect(list[0]).toMatchObject({ pno, displayStatus: 3 });
    expect(list[0]?.steps.map(({ status }) => status)).toEqual([1, 2, 3]);
    const { list: messages } = await customer.client.ok(message.messageList, {});
    expect(messages.slice(0, 3).map(({ title }) => title)).toEqual(['出金已付款', '出金审核通过', '出金申请已提交']);
  });

  it('is cancelled while in review, and its money is available again', async () => {
    const { data } = await submit('250.00');
    expect(data).toMatchObject({ fee: '0.00', receive: '250.00' });
    expect(await cancel(data.pno)).toMatchObject({ displayStatus: 5, steps: [{ status: 1 }, { status: 5 }] });
    expect((await ledgerOf(test_, customer.walletId)).held).toBe(0n);
    expect((await customer.client.call(cancelWithdrawProposal, { pno: data.pno })).code).toBe(
      'withdraw.notCancellable',
    );
  });

  it('is refused with a reason that the customer can read', async () => {
    const { data } = await submit('60.00');
    const refuse = { kind: 'withdraw', id: data.pno, decision: 'refuse' } as const;
    expect((await anna.call(staff.decide, refuse)).code).toBe('staff.reason');
    await anna.ok(staff.decide, { ...refuse, reason: '收款人与本人不符' });
    const query = { startDate: today, endDate: today, displayStatus: 4 } as const;
    const { list, total } = await customer.client.ok(getWithdrawRecordsV2, query);
    expect([total, list[0]?.pno, list[0]?.reason]).toEqual([1, data.pno, '收款人与本人不符']);
    expect((await ledgerOf(test_, customer.walletId)).held).toBe(0n);
  });

  it('is listed by its status', async () => {
    const { data } = await submit('70.00');
    const countOf = async (displayStatus: 0 | 1 | 2 | 3 | 4 | 5) => {
      const query = { startDate: today, endDate: today, displayStatus, pageSize: 1 };
      return (await customer.client.ok(getWithdrawRecordsV2, query)).total;
    };
    expect(await Promise.all(([0, 1, 2, 3, 4, 5] as const).map(countOf))).toEqual([4, 1, 0, 1, 1, 1]);
    const before = { startDate: '2020-01-01', endDate: '2020-12-31' };
    expect(await customer.client.ok(getWithdrawRecordsV2, before)).toMatchObject({ list: [], total: 0 });
    const after = { startDate: '2099-01-01', endDate: '2099-12-31' };
    expect(await customer.client.ok(getWithdrawRecordsV2, after)).toMatchObject({ list: [], total: 0 });
    const wrong = await customer.client.call(getWithdrawRecordsV2, { startDate: '2026-02-02', endDate: '2026-02-01' });
    expect(wrong).toMatchObject({ code: 'withdraw.range', fields: { startDate: expect.anything() } });
    await cancel(data.pno);
  });
});

it('returns all data of the withdrawal page, and the reasons that block a withdrawal', async () => {
  const info = await customer.client.ok(getWithdrawPageInfo, {});
  expect(info).toMatchObject({ limits: { min: '50.00', max: '50000.00', daily: '100000.00' }, rate: '7.1600' });
  expect(info.cards).toMatchObject([{ id: customer.bankId, status: 1 }]);
  expect(info.accounts.map(({ kind }) => kind)).toEqual(['wallet', 'mt5']);
  expect(info.blocked).toBeUndefined();
  expect(info.limits.usedToday).toBe('100.00');
  const newCustomer = await registerCustomer(test_.url);
  const { blocked } = await newCustomer.client.ok(getWithdrawPageInfo, {});
  expect(blocked).toEqual({
    code: 'withdraw.identity',
    reason: '身份认证通过后方可出金',
    href: '/user-center/deposit-guide',
  });
});

describe('refused withdrawals', () => {
  it.each([
    ['below the least amount', { amount: '49.99' }, 'withdraw.limit', 'amount'],
    ['above the most', { amount: '50000.01' }, 'withdraw.limit', 'amount'],
    ['above the balance', { amount: '4900.01' }, 'withdraw.funds', 'amount'],
    ['a third place', { amount: '60.001' }, 'PARAM', 'amount'],
    ['no account', { accountId: 'abc' }, 'withdraw.account', 'accountId'],
    ['no card', { bankId: '999999' }, 'withdraw.card', 'bankId'],
    ['a wrong code', { verifyCode: '000000' }, 'customer.code', 'verifyCode'],
    ['no code', { verifyCode: '' }, 'PARAM', 'verifyCode'],
  ])('%s', async (_what, more, code, field) => {
    const answer = await submit('60.00', more);
    expect([answer.code, Object.keys(answer.fields)]).toEqual([code, [field]]);
    expect((await ledgerOf(test_, customer.walletId)).held).toBe(0n);
  });

  it('refuses the account or card of another customer and a card in review', async () => {
    const other = await payee(test_, '200.00');
    expect((await submit('60.00', { accountId: other.walletId })).code).toBe('withdraw.account');
    expect((await submit('60.00', { bankId: other.bankId })).code).toBe('withdraw.card');
    expect((await submit('60.00', { bankId: await submitBank(customer.client, false) })).code).toBe('withdraw.card');
    const { data } = await submit('60.00');
    expect((await other.client.call(cancelWithdrawProposal, { pno: data.pno })).code).toBe('withdraw.unknown');
    const { list } = await other.client.ok(getWithdrawRecordsV2, { startDate: today, endDate: today });
    expect(list).toEqual([]);
    await cancel(data.pno);
  });

  it('refuses a code sent for another action or used before', async () => {
    const { phone } = customer;
    await test_.gateway.db.rows('test.close', 'update kernel.verify_code set closed_at = now() where target = $1', [
      `86${phone}`,
    ]);
    const args = { accountId: customer.walletId, bankId: customer.bankId, amount: '60.00' };
    const verifyCode = await giveCode(test_, customer, 'coin');
    expect((await customer.client.call(withdrawSubmit, { ...args, verifyCode })).code).toBe('customer.code');
    await giveCode(test_, customer, 'withdraw');
    const { pno } = await customer.client.ok(withdrawSubmit, { ...args, verifyCode });
    expect((await customer.client.call(withdrawSubmit, { ...args, verifyCode })).code).toBe('customer.code');
    await cancel(pno);
  });

  it('invalidates a code after five wrong attempts, and counts each attempt although the request is refused', async () => {
    await test_.gateway.db.rows('test.closeAll', 'update kernel.verify_code set closed_at = now()');
    const verifyCode = await giveCode(test_, customer, 'withdraw');
    const guess = (code: string) =>
      customer.client.call(withdrawSubmit, {
        accountId: customer.walletId,
        bankId: customer.bankId,
        amount: '60.00',
        verifyCode: code,
      });
    const codes = [];
    for (const wrong of ['000001', '000002', '000003', '000004', '000005']) codes.push((await guess(wrong)).code);
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'customer.code'), 'customer.codeTries']);
    for (let n = 0; n < 2; n++) expect((await guess(verifyCode)).code).toBe('customer.codeTries');
  });

  it('does not use up a right code when the request is refused', async () => {
    const verifyCode = await giveCode(test_, customer, 'withdraw');
    expect((await submit('4900.01', { verifyCode })).code).toBe('withdraw.funds');
    const { data, code } = await submit('60.00', { verifyCode });
    expect(code).toBe('OK');
    await cancel(data.pno);
  });

  it('refuses with the same code as the reason engine', async () => {
    const newCustomer = await registerCustomer(test_.url);
    const reasonsOf = async () =>
      (await newCustomer.client.ok(calls.account.queryAccountInfo, {})).actions.withdraw.reasons;
    const { accounts } = await newCustomer.client.ok(calls.account.queryAccountInfo, {});
    const args = { accountId: accounts[0]?.id ?? '', bankId: '1', amount: '60.00', verifyCode: '246810' };
    const refusal = async () => (await newCustomer.client.call(withdrawSubmit, args)).code;
    expect([await refusal(), (await reasonsOf())[0]?.code]).toEqual(['withdraw.identity', 'withdraw.identity']);
    await submitIdentity(newCustomer.client, false);
    await decideIdentity(test_.gateway, newCustomer, 'approve');
    expect([await refusal(), (await reasonsOf())[0]?.code]).toEqual(['withdraw.bank', 'withdraw.bank']);
  });

  it('refuses more than the daily limit', async () => {
    const rich = await payee(test_, '50000.00');
    const { db } = test_.gateway;
    await db.rows(
      'test.enrich',
      `select ledger.post('test', 'test', $1::text, 'test', 'test', jsonb_build_array(jsonb_build_object(
         'debit', ledger.house('test', 'USD'), 'credit', ledger_id, 'currency', 'USD', 'amount', 10000000)))
       from account.account where id = $1::bigint`,
      [rich.walletId],
    );
    const ask = async (amount: string) =>
      rich.client.call(withdrawSubmit, {
        accountId: rich.walletId,
        bankId: rich.bankId,
        amount,
        verifyCode: await giveCode(test_, rich, 'withdraw'),
      });
    expect((await ask('50000.00')).code).toBe('OK');
    const second = await ask('50000.00');
    expect(second.code).toBe('OK');
    expect(await ask('50.00')).toMatchObject({
      code: 'withdraw.daily',
      msg: '每日最多出金 100000.00 美元，今日还可出金 0.00 美元',
    });
    await rich.client.ok(cancelWithdrawProposal, { pno: second.data.pno });
    expect((await ask('50.00')).code).toBe('OK');
  });
});
