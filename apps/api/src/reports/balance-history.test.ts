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

it('returns the balance of each day, and the equity from the first day it was stored', async () => {
  const { client, walletId, mt5Id } = await fundedCustomer(gateway.url, '1000.00');
  const before = await client.ok(balanceHistory, { days: 30 });
  expect([before.length, before[0], before.at(-1)?.balance]).toEqual([
    30,
    { day: before[0]!.day, balance: '0.00', equity: null },
    '1000.00',
  ]);
  expect(before.at(-1)!.equity).toBeNull();
  await client.ok(calls.transfer.addTransfer, { fromAccountId: walletId, toAccountId: mt5Id, amount: '400.00' });
  await platformShows(gateway, mt5Id, 40_000n);
  const keep = () => gateway.gateway.db.rows('test.keep', `select graphile_worker.add_job('account.keepEquity')`);
  await keep();
  await keep();
  const after = await waitFor(async () => {
    const now = await client.ok(balanceHistory, { days: 90, accountId: mt5Id });
    return now.at(-1)!.equity !== null && now;
  }, 'equity to be kept');
  expect([after.length, after.at(-1)]).toEqual([90, { day: before.at(-1)!.day, balance: '400.00', equity: '400.00' }]);
  expect((await client.ok(balanceHistory, { days: 30 })).at(-1)).toMatchObject({
    balance: '1000.00',
    equity: '1000.00',
  });
  expect((await client.ok(balanceHistory, { days: 30 })).slice(0, -1).every(({ equity }) => equity === null)).toBe(
    true,
  );
});

it('refuses the account of another customer', async () => {
  const { client } = await registerCustomer(gateway.url);
  const other = await fundedCustomer(gateway.url);
  expect(await client.call(balanceHistory, { days: 30, accountId: other.walletId })).toMatchObject({
    code: 'reports.account',
  });
  expect(await new Client(gateway.url).call(balanceHistory, { days: 30 })).toMatchObject({ code: '4' });
});
