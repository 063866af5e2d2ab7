import { calls } from '@portal/contract';
import { Client, mt5Password, waitFor } from '@portal/testkit';
import { giveCode, payee, platformShows } from '../testing/payouts';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { results, statements, tradingCosts } = calls.reports;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

it('has no result and nothing waiting for a customer who has not traded', async () => {
  const { client } = await payee(gateway, '1000.00');
  expect(await client.ok(results, {})).toEqual({
    month: expect.stringMatching(/^20\d\d-\d\d$/) as string,
    today: { result: '0.00', percent: 0 },
    thisMonth: { result: '0.00', percent: 0 },
    waiting: null,
  });
});

it('gives the result of the costs and of the statement, in percent of the money, without money moved', async () => {
  const { client, walletId, mt5Id } = await payee(gateway, '1000.00');
  await client.ok(calls.transfer.addTransfer, { fromAccountId: walletId, toAccountId: mt5Id, amount: '800.00' });
  await platformShows(gateway, mt5Id, 80_000n);
  const { accounts } = await client.ok(calls.account.queryAccountInfo, {});
  const { account_no } = accounts.find(({ id }) => id === mt5Id)!;
  await client.ok(calls.sandbox.moveMarket, { symbol: 'EURUSD', bid: '1.1' });
  const order = { account_no, symbol: 'EURUSD', side: 'buy', lots: 0.5 } as const;
  const { position } = await client.ok(calls.sandbox.mt5Order, order);
  await client.ok(calls.sandbox.moveMarket, { symbol: 'EURUSD', bid: '1.11' });
  await client.ok(calls.sandbox.mt5Close, { id: position });
  // 0.5 lots of 100,000 by about a cent, of 1,000 dollars. The price walks on meanwhile, and the balance follows the closed position.
  const { today, thisMonth, month } = await waitFor(async () => {
    const now = await client.ok(results, {});
    const earned = Number(now.today.result);
    return earned > 400 && now.today.percent === Math.round(earned * 10) / 100 && now;
  }, 'a closed position, in percent of 1,000 dollars');
  expect(thisMonth).toEqual(today);
  const { months } = await client.ok(tradingCosts, { startDate: `${month}-01`, endDate: '2099-12-31' });
  const { list } = await client.ok(statements, { accountId: mt5Id });
  expect([months[0]!.net, list[0]!.result]).toEqual([thisMonth.result, thisMonth.result]);
});

it('counts a result of an earlier day of the month in the month only, and none of last month', async () => {
  const { client, mt5Id } = await payee(gateway, '1000.00');
  const insert = (id: number, of: 'day' | 'month', back: string, profit: number) =>
    gateway.gateway.db.rows(
      'test.closed',
      `insert into reports.line (kind, id, customer_id, account_id, currency, symbol, at, volume, profit, commission, swap, position_id, detail)
       select 'closing', $1, a.customer_id, a.id, 'USD', 'XAUUSD', (date_trunc($4, now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai') - $5::interval, 1000, $3, -35, -20, $1, '{}' from account.account a where a.id = $2`,
      [id, mt5Id, profit, of, back],
    );
  await insert(901, 'day', '0', 500);
  await insert(902, 'month', '1 second', 90_000);
  expect(await client.ok(results, {})).toMatchObject({ today: { result: '4.45' }, thisMonth: { result: '4.45' } });
  await insert(903, 'month', '0', 100);
  const monthBegan = new Date(Date.now() + 28_800_000).getUTCDate() === 1;
  expect(await client.ok(results, {})).toMatchObject({
    today: { result: monthBegan ? '4.90' : '4.45' },
    thisMonth: { result: '4.90' },
  });
});

it('counts the result of an account in another currency at its rate to USD', async () => {
  const { client } = await payee(gateway, '1000.00');
  const account = { level: 'MIN', currency: 'CNH', password: mt5Password } as const;
  const { id } = await client.ok(calls.account.createMT5Account, account);
  await gateway.gateway.db.rows(
    'test.closedInCnh',
    `insert into reports.line (kind, id, customer_id, account_id, currency, symbol, at, volume, profit, commission, swap, position_id, detail)
     select 'closing', 911, a.customer_id, a.id, 'CNH', 'XAUUSD', now(), 1000, 72600, 0, 0, 911, '{}' from account.account a where a.id = $1`,
    [id],
  );
  const { today } = await client.ok(results, {});
  expect(Number(today.result)).toBeGreaterThan(95);
  expect(Number(today.result)).toBeLessThan(105);
});

it('adds up the withdrawals in progress until they are cancelled or paid', async () => {
  const customer = await payee(gateway, '1000.00');
  const { client, walletId, bankId } = customer;
  const verifyCode = await giveCode(gateway, customer, 'withdraw', 2);
  const submit = (amount: string) =>
    client.ok(calls.withdraw.withdrawSubmit, { accountId: walletId, bankId, amount, verifyCode });
  const first = await submit('200.00');
  const second = await submit('300.50');
  // The wallet's balance still contains both.
  expect((await client.ok(results, {})).waiting).toEqual({
    count: 2,
    amount: '500.50',
    inBalance: '500.50',
    since: first.createdAt,
  });
  await client.ok(calls.withdraw.cancelWithdrawProposal, { pno: first.pno });
  const anna = new StaffClient(gateway.staffUrl, gateway.staffToken);
  // An approved one is on its way until it is paid.
  await anna.ok(calls.staff.decide, { kind: 'withdraw', id: second.pno, decision: 'approve' });
  expect((await client.ok(results, {})).waiting).toMatchObject({ count: 1, amount: '300.50' });
  await anna.ok(calls.staff.decide, { kind: 'withdraw', id: second.pno, decision: 'pay' });
  expect((await client.ok(results, {})).waiting).toBeNull();
});

it('refuses an anonymous visitor', async () => {
  expect(await new Client(gateway.url).call(results, {})).toMatchObject({ code: '4' });
});
