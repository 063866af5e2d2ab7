import { calls } from '@portal/contract';
import { fundedCustomer, waitFor } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { giveCode, payee } from '../../testing/payouts';
import { comesBack } from '../../testing/returned-payouts';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { recordBalance } from './bank-balance.store';

const { bankDays, recordBankBalance, bankBalanceHistory, reportCsv, auditLog, decide } = calls.staff;

let test_: TestGateway;
const client = (name: string) => new StaffClient(test_.staffUrl, staffTokenOf(name));
const dayAt = (daysAgo: number) => new Date(Date.now() + 28_800_000 - daysAgo * 86_400_000).toISOString().slice(0, 10);
const today = dayAt(0);
const yesterday = dayAt(1);

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());

const balance = {
  account: '工行客户资金 8821',
  currency: 'USD',
  day: today,
  amount: '2000.00',
  reference: 'S-1',
  version: 0,
} as const;
const record = async (more: object = {}, name = 'anna') => {
  const answer = await client(name).call(recordBankBalance, { ...balance, ...more });
  return answer.code === 'OK' ? answer.data.version : answer.code;
};
const read = async (startDate = dayAt(40), endDate = today) =>
  (await client('auditor').ok(bankDays, { startDate, endDate })).list;
const history = async () =>
  (await client('auditor').ok(bankBalanceHistory, { account: balance.account, currency: 'USD', day: today })).list;

it('compares the bank with customer funds, withdrawals on their way and the cash of the ledger', async () => {
  expect(await read()).toEqual([]);
  const customer = await payee(test_, '1500.00');
  await fundedCustomer(test_.url, '300.00');
  const submit = async (amount: string) =>
    (
      await customer.client.ok(calls.withdraw.withdrawSubmit, {
        accountId: customer.walletId,
        bankId: customer.bankId,
        amount,
        verifyCode: await giveCode(test_, customer, 'withdraw'),
      })
    ).pno;
  const [paid] = [await submit('100.00'), await submit('200.00')];
  for (const decision of ['approve', 'pay'] as const)
    await client('anna').call(decide, { kind: 'withdraw', id: paid, decision });
  expect(await record()).toBe(1);
  expect(await record({ account: '建行 USD', amount: '-50.25' })).toBe(1);
  const [day] = await read();
  expect(day).toMatchObject({
    day: today,
    currency: 'USD',
    bank: '1949.75',
    missing: [],
    customers: '1700.00',
    pendingPayouts: '200.00',
    difference: '249.75',
    cash: '0.00',
    cashDifference: '1949.75',
  });
  expect(day?.balances.map(({ account, amount }) => [account, amount])).toEqual([
    ['工行客户资金 8821', '2000.00'],
    ['建行 USD', '-50.25'],
  ]);
  // What the channel took and what the bank sent is in CNY; customers are owed nothing in it.
  await record({ account: '中行 CNY', currency: 'CNY', amount: '12000.00' });
  const cny = (await read()).find(({ currency }) => currency === 'CNY');
  const { balances } = await client('anna').ok(calls.staff.clientMoney, {});
  const cash = balances
    .filter(({ account, currency }) => currency === 'CNY' && /^(channel:|payout:bank)/.test(account))
    .reduce((sum, one) => sum + BigInt(one.balance.replace('.', '')), 0n);
  expect(cash).not.toBe(0n);
  expect(BigInt(cny?.cash.replace('.', '') ?? 0)).toBe(cash);
  expect(cny).toMatchObject({ customers: '0.00', difference: '12000.00' });
  expect(cny).not.toHaveProperty('pendingPayouts');
});

it('takes the ledger at the end of the day in Beijing, and names an account without a balance', async () => {
  await record({ day: yesterday, amount: '10.00' });
  const usd = (await read()).filter(({ currency }) => currency === 'USD');
  expect(
    usd.map(({ day, bank, customers, pendingPayouts, missing }) => [day, bank, customers, pendingPayouts, missing]),
  ).toEqual([
    [today, '1949.75', '1700.00', '200.00', []],
    [yesterday, '10.00', '0.00', '0.00', []],
  ]);
  await record({ account: '旧账户', day: dayAt(2) });
  const missing = (await read()).filter(({ currency }) => currency === 'USD').map((one) => one.missing);
  expect(missing).toEqual([['旧账户'], ['旧账户'], []]);
  expect((await read(yesterday, yesterday)).map(({ day }) => day)).toEqual([yesterday]);
});

it('keeps what was on its way at the end of an earlier day', async () => {
  const { client: own, walletId: accountId, bankId, ...customer } = await payee(test_, '700.00');
  const verifyCode = await giveCode(test_, { client: own, ...customer }, 'withdraw');
  const { pno } = await own.ok(calls.withdraw.withdrawSubmit, { accountId, bankId, amount: '500.00', verifyCode });
  const pending = async () => (await read(yesterday)).flatMap(({ pendingPayouts = [] }) => pendingPayouts);
  expect(await pending()).toEqual(['700.00', '0.00']);
  const age = `update payout.proposal set created_at = created_at - interval '1 day' where pno = $1`;
  await test_.gateway.db.rows('test.age', age, [pno]);
  expect(await pending()).toEqual(['700.00', '500.00']);
  await own.ok(calls.withdraw.cancelWithdrawProposal, { pno });
  expect(await pending()).toEqual(['200.00', '500.00']);
});

it('takes a payout that came back for one that was paid until then', async () => {
  const customer = await payee(test_, '700.00');
  const { client: own, walletId: accountId, bankId } = customer;
  const verifyCode = await giveCode(test_, customer, 'withdraw');
  const { pno } = await own.ok(calls.withdraw.withdrawSubmit, { accountId, bankId, amount: '600.00', verifyCode });
  await client('anna').ok(decide, { kind: 'withdraw', id: pno, decision: 'pay' });
  const aged = ['created_at', 'paid_at', 'closed_at'].map((at) => `${at} = ${at} - interval '2 days'`).join(', ');
  await test_.gateway.db.rows('test.agePaid', `update payout.proposal set ${aged} where pno = $1`, [pno]);
  const pending = async () => (await read(yesterday)).flatMap(({ pendingPayouts = [] }) => pendingPayouts);
  const before = await pending();
  await comesBack(test_, pno);
  expect(await pending()).toEqual(before);
});

it('keeps every version of a balance, with who recorded it and why it was corrected', async () => {
  expect(await record({ version: 1, amount: '2100.00', reference: 'S-2' })).toBe('staff.bankReason');
  expect(await record({ version: 1, amount: '2100.00', reference: 'S-2', reason: '漏记利息' }, 'boris')).toBe(2);
  expect(await record({ version: 1, reason: '再次' })).toBe('staff.bankBalance');
  expect(await record()).toBe('staff.bankBalance');
  expect(await history()).toMatchObject([
    { version: 2, amount: '2100.00', reference: 'S-2', reason: '漏记利息', recordedBy: 'staff:boris@broker.test' },
    { version: 1, amount: '2000.00', reference: 'S-1', recordedBy: 'staff:anna@broker.test' },
  ]);
  expect((await read(today))[1]).toMatchObject({ currency: 'USD', bank: '2049.75' });
  const { list } = await client('auditor').ok(auditLog, { subject: `bankBalance:${today}` });
  expect(list[0]).toMatchObject({ act: 'report.bankBalance', actor: 'staff:boris@broker.test' });
  expect(list[0]?.before).toContain('200000');
  await expect(test_.gateway.db.rows('test.change', 'update reports.bank_balance set amount = 0')).rejects.toThrow();
});

it('refuses a correction that is sent while another one is being recorded', async () => {
  const { db } = test_.gateway;
  const by = { actor: 'staff:anna@broker.test', requestId: 'test', address: '127.0.0.1' };
  const correction = { ...balance, version: 2, reason: '更正' };
  const second = await db.transaction(async (tx) => {
    await recordBalance(tx, { ...correction, amount: 220_000n }, by);
    const code = record({ ...correction, amount: '2300.00' }, 'boris');
    await waitFor(async () => {
      const waiting = await db.rows(
        'test.waiting',
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    }, 'the second correction to wait');
    return { code };
  });
  expect(await second.code).toBe('staff.bankBalance');
  expect((await history()).map(({ amount }) => amount)).toEqual(['2200.00', '2100.00', '2000.00']);
});

it.each([
  [{ day: dayAt(-1) }, 'staff.futureDay', 'day'],
  [{ amount: '1.001' }, 'staff.bankAmount', 'amount'],
  [{ amount: '007' }, 'staff.bankAmount', 'amount'],
  [{ amount: '1e3' }, 'PARAM', 'amount'],
  [{ amount: '1234567890123' }, 'PARAM', 'amount'],
  [{ currency: 'EUR' }, 'PARAM', 'currency'],
  [{ day: '2026-02-30' }, 'PARAM', 'day'],
  [{ account: '' }, 'PARAM', 'account'],
  [{ reference: 'x'.repeat(61) }, 'PARAM', 'reference'],
  [{ version: -1 }, 'PARAM', 'version'],
  [{ version: 7, reason: '更正' }, 'staff.bankBalance', 'amount'],
])('refuses %j with %s at the field %s', async (more, code, field) => {
  const answer = await client('anna').call(recordBankBalance, { ...balance, account: '新账户', ...more } as never);
  expect(answer).toMatchObject({ code, fields: { [field]: expect.any(String) } });
});

it('takes the places of the currency, and zero', async () => {
  expect(await record({ account: '钱包', currency: 'USDT', amount: '0.000001' })).toBe(1);
  expect(await record({ account: '零', currency: 'CNH', amount: '0' })).toBe(1);
  expect((await read(today)).map(({ currency, bank }) => [currency, bank])).toContainEqual(['USDT', '0.000001']);
});

it('is recorded by finance only', async () => {
  for (const name of ['auditor', 'compliance', 'marketing', 'support'])
    expect(await record({ version: 3, reason: '更正' }, name)).toBe('STAFF_PERMISSION');
  expect(await record({ version: 3, reason: '更正' }, 'finance')).toBe(4);
});

it('exports the days as CSV', async () => {
  const query = new URLSearchParams({ report: 'bankDays', startDate: yesterday, endDate: today });
  const text = await (await client('anna').fetch(`${reportCsv.path}?${query}`)).text();
  expect(text).toContain(
    '日期（北京时间）,币种,银行余额,未登记的账户,应付客户,其中在途出金,银行减客户,账面资金,银行减账面',
  );
  expect(text).toContain(`${yesterday},USD,10.00,旧账户,0.00,500.00,10.00,0.00,10.00`);
});
