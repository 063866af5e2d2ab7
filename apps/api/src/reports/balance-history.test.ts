import { calls } from '@portal/contract';
import { Client, fundedCustomer, registerCustomer, waitFor } from '@portal/testkit';
import { platformShows } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { balanceHistory } = calls.reports;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

it('returns what the accounts show now, and money that moved apart', async () => {
  const { client, walletId, mt5Id } = await fundedCustomer(gateway.url, '1000.00');
  const days = await client.ok(balanceHistory, { days: 30 });
  const none = { deposits: '0.00', withdrawals: '0.00', other: '0.00' };
  expect([days.length, days[0], days.at(-1)]).toEqual([
    30,
    { day: days[0]!.day, balance: '0.00', equity: null, ...none },
    { day: days.at(-1)!.day, balance: '1000.00', equity: '1000.00', ...none, deposits: '1000.00' },
  ]);
  await client.ok(calls.transfer.addTransfer, { fromAccountId: walletId, toAccountId: mt5Id, amount: '400.00' });
  await platformShows(gateway, mt5Id, 40_000n);
  const own = await client.ok(balanceHistory, { days: 90, accountId: mt5Id });
  expect([own.length, own.at(-1)]).toMatchObject([90, { balance: '400.00', equity: '400.00', other: '400.00' }]);
  expect((await client.ok(balanceHistory, { days: 30 })).at(-1)).toEqual(days.at(-1));
});

it('has an equity from the first day on which it was stored of each open account', async () => {
  const { client, mt5Id } = await fundedCustomer(gateway.url, '1000.00');
  const { db } = gateway.gateway;
  await db.rows(
    'test.older',
    `update account.account set created_at = now() - interval '5 days' where id = $1::bigint`,
    [mt5Id],
  );
  const keep = (daysAgo: number, equity: number, balance: number) =>
    db.rows(
      'test.equityDay',
      `insert into account.equity_day (account_id, day, equity, balance)
       select $1::bigint, (now() at time zone 'Asia/Shanghai')::date - $2::int, $3::bigint, $4::bigint`,
      [mt5Id, daysAgo, equity, balance],
    );
  await keep(3, 5_025, 0);
  await keep(1, -1_000, 500);
  const days = await client.ok(balanceHistory, { days: 30 });
  expect(days.slice(-5).map(({ equity }) => equity)).toEqual([null, '50.25', null, '-15.00', '1000.00']);
});

it('stores the equity every hour', async () => {
  const { mt5Id } = await fundedCustomer(gateway.url, '1000.00');
  const { db } = gateway.gateway;
  const keep = () => db.rows('test.keep', `select graphile_worker.add_job('account.keepEquity')`);
  await keep();
  await keep();
  await waitFor(async () => {
    const rows = await db.rows('test.kept', 'select equity from account.equity_day where account_id = $1::bigint', [
      mt5Id,
    ]);
    return rows.length === 1;
  }, 'equity to be kept');
});

it('refuses the account of another customer', async () => {
  const { client } = await registerCustomer(gateway.url);
  const other = await fundedCustomer(gateway.url);
  expect(await client.call(balanceHistory, { days: 30, accountId: other.walletId })).toMatchObject({
    code: 'reports.account',
  });
  expect(await new Client(gateway.url).call(balanceHistory, { days: 30 })).toMatchObject({ code: '4' });
});
