import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { reconcile } from '../core/reconciliation';
import { recordRun } from '../core/reconciliation/record-run';
import { demoNickname } from '../http/demo/demo-customer';
import { staffOf } from '../testing/introducers';
import { giveCode, payee, type Payee } from '../testing/payouts';
import { comesBack } from '../testing/returned-payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { withoutTriggers } from '../testing/without-triggers';
import { boardOf } from './board-of';

let test_: TestGateway;
beforeEach(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterEach(() => test_.stop());

const read = () => new Client(test_.url).ok(calls.market.brokerFigures, {});

const secondsOfDay = 86_400;

/** A payout of 60.00 USD that was paid `ago` seconds ago, `took` seconds after its submission. */
async function paid(customer: Payee, took: number, ago: number): Promise<string> {
  const { client, walletId: accountId, bankId } = customer;
  const verifyCode = await giveCode(test_, customer, 'withdraw');
  const { pno } = await client.ok(calls.withdraw.withdrawSubmit, { accountId, bankId, amount: '60.00', verifyCode });
  await staffOf(test_, 'anna').ok(calls.staff.payWithdrawal, { pno });
  await withoutTriggers(test_, [
    [
      `update payout.proposal set paid_at = now() - make_interval(secs => $2), closed_at = now() - make_interval(secs => $2),
         created_at = now() - make_interval(secs => $2 + $3) where pno = $1`,
      [pno, ago, took],
    ],
  ]);
  return pno;
}

it('has nothing of the ledger in an installation without a payout and without a run', async () => {
  expect(await read()).toMatchObject({ payout: null, reconciliation: null, quotes: { gaps: 0, minutes: 0 } });
});

it('tells the median time to a payout of 30 days, without the demo customer, and without what was sent back', async () => {
  const customer = await payee(test_, '2000.00');
  const demo = await payee(test_, '1000.00');
  await demo.client.ok(calls.customer.updatePersonInfo, { nickname: demoNickname });
  await paid(customer, 3_600, 60);
  await paid(customer, 9_000, 29 * secondsOfDay);
  await paid(customer, 40_000, 5 * secondsOfDay);
  await paid(customer, 10_000, secondsOfDay);
  // None of these counts: of the demo customer, before the 30 days, sent back, and still in review.
  for (let n = 0; n < 3; n++) await paid(demo, 30, 60);
  for (let n = 0; n < 3; n++) await paid(customer, 30, 30 * secondsOfDay + 60);
  await comesBack(test_, await paid(customer, 30, 60));
  const { walletId: accountId, bankId } = customer;
  const verifyCode = await giveCode(test_, customer, 'withdraw');
  await customer.client.ok(calls.withdraw.withdrawSubmit, { accountId, bankId, amount: '60.00', verifyCode });
  expect((await read()).payout).toEqual({ medianSeconds: 9_500, days: 30 });
});

it('tells the last reconciliation that compared everything and found nothing', async () => {
  const { db } = test_.gateway;
  for (let n = 0; n < 2; n++) expect(await reconcile(test_.gateway)).toEqual([]);
  const { at } = await db.row<{ at: Date }>('test.run', 'select at from reconciliation.run order by id desc limit 1');
  const one = { check: 'ledger.zero', subject: 'USD', expected: '0', found: '1', currency: 'USD' };
  const found = { area: 'ledger', checked: true, breaks: [one] } as const;
  await recordRun(db, 'system', [found]);
  await recordRun(db, 'system', [{ area: 'platform', checked: false, breaks: [] }]);
  expect((await read()).reconciliation).toEqual({ at: at.toISOString() });
});

it('tells the spread of gold from the record, and the gaps in the quotes of today', async () => {
  const { spreads, gaps } = boardOf(test_.gateway);
  const now = Date.now();
  jest.spyOn(gaps, 'ofDay').mockReturnValue({ gaps: 2, minutes: 7, since: now - 1_000 });
  const range = jest.spyOn(spreads, 'rangeOf');
  range.mockReturnValue({ low: 10n, typical: 28n, high: 105n, since: now - 60_000 });
  jest.spyOn(test_.gateway.ports.feed, 'quote').mockReturnValue({
    ...{ symbol: 'XAUUSD', bid: 400_000n, ask: 400_031n, at: now, open: true },
  });
  const figures = await read();
  expect(figures.quotes).toEqual({ gaps: 2, minutes: 7, since: new Date(now - 1_000).toISOString() });
  expect(figures.gold).toEqual({
    ...{ now: '0.31', typical: '0.28', high: '1.05', since: new Date(now - 60_000).toISOString() },
  });
  expect(range.mock.calls.map(([symbol]) => symbol)).toEqual(['XAUUSD']);
});

it('asks the database once in a minute for all who ask, also while it fails, and then tells what it knows', async () => {
  const row = jest.spyOn(test_.gateway.db, 'row').mockRejectedValue(new Error('away'));
  const asked = () => row.mock.calls.filter(([name]) => name === 'market.figures').length;
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const all = await Promise.all(Array.from({ length: 20 }, read));
  expect(all.every((one) => one.payout === null && one.quotes !== null)).toBe(true);
  expect(await read()).toEqual(all[0]);
  expect(asked()).toBe(1);
  row.mockRestore();
  now.mockReturnValue(1_060_001);
  await reconcile(test_.gateway);
  expect((await read()).reconciliation).not.toBeNull();
});
