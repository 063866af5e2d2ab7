import { calls } from '@portal/contract';
import { fundedCustomer, type TestCustomer } from '@portal/testkit';
import { startMt5Simulator, type Mt5Simulator } from '../adapters/trading/testing/mt5-simulator';
import { usd } from '../core/money/money';
import { reconcile } from '../core/reconciliation';
import { housesOf, modelOf } from '../testing/deal-model';
import { breaksOf, platformShows } from '../testing/payouts';
import { randomDeals, randomOf } from '../testing/random-deals';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { importAll, recheck } from './import-jobs';

// Random deals against a plain model: all actions and entries, partial closings, reversals, corrections, cancellations, late, changed
// and deleted deals, with faults of the connection. `npm run prove -- deals` runs 10,000 of them.
const { account, reports, transfer } = calls;
const size = Number(process.env['DEALS'] ?? 250);
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const rounds = Math.max(4, Math.round(size / 500));
const day = (offset: number) => new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);
const days = { startDate: day(-10), endDate: day(1) };
const lots = (volume: bigint) => Number(volume) / 10_000;

interface Trader extends TestCustomer {
  mt5Id: string;
  login: string;
}

let mt5: Mt5Simulator;
let test: TestGateway;
const traders: Trader[] = [];
const next = randomOf(seed);

beforeAll(async () => {
  mt5 = await startMt5Simulator({ offset: 3 * 3600 });
  test = await startTestGateway({ MT5_URL: mt5.url, MT5_LOGIN: mt5.login, MT5_PASSWORD: mt5.password });
  // The first ones are rich; the last one owes money most of the time.
  for (const amount of ['40000.00', '30000.00', '20000.00', '50.00']) {
    const customer = await fundedCustomer(test.url, amount);
    const move = { fromAccountId: customer.walletId, toAccountId: customer.mt5Id, amount };
    await customer.client.ok(transfer.addTransfer, move);
    await platformShows(test, customer.mt5Id, BigInt(amount.replace('.', '')));
    const { accounts } = await customer.client.ok(account.queryAccountInfo, {});
    traders.push({ ...customer, login: accounts.find(({ kind }) => kind === 'mt5')?.account_no ?? '' });
  }
}, 60_000);
afterAll(async () => {
  await test.stop();
  await mt5.close();
});

/** Imports as the jobs do; a fault of the connection is made up for by the next run. */
async function imported(job: typeof importAll) {
  for (let left = 5; ; left -= 1) {
    if (next(4) === 0) mt5.fail('/api/deal/get_batch', next(2) === 0 ? 'dropBefore' : 'otherAnswer', 'dropAfter');
    try {
      await job(test.gateway, {});
      return;
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

/** Errors of imports that also failed when repeated. The balance does not show them: it comes from the platform. */
const failures = () => test.gateway.db.rows('test.failures', 'select error from reports.import_failure');

async function agrees({ client, mt5Id, login }: Trader) {
  const model = modelOf(mt5.deals, login);
  const posted = model.balance > 0n ? model.balance : 0n;
  const { accounts } = await client.ok(account.queryAccountInfo, {});
  const shown = accounts.find(({ id }) => id === mt5Id);
  expect([shown?.balance, shown?.credit]).toEqual([usd(model.balance), usd(model.credit)]);
  const { summary } = await client.ok(reports.profitAndLossRecordAjax, { ...days, accountId: mt5Id });
  const { count, volume, profit, commission, swap } = model.closed;
  const closed = { count, lots: lots(volume), profit: usd(profit), commission: usd(commission), swap: usd(swap) };
  expect(summary).toMatchObject(closed);
  const { total } = await client.ok(reports.tradingCosts, { ...days, accountId: mt5Id });
  expect(total).toMatchObject({ ...closed, net: usd(profit + commission + swap) });
  const { list } = await client.ok(reports.statements, { accountId: mt5Id });
  expect(list[0]?.closing).toBe(usd(posted));
  for (const month of list) expect(minor(month.opening) + minor(month.net)).toBe(minor(month.closing));
  const explained = await client.ok(reports.explainBalance, { accountId: mt5Id });
  expect(explained.sum).toMatchObject({ agrees: true, entries: usd(posted) });
}

/** The same from the ledger. `trading` pays what customers owe, and `owed` has it as a claim. */
async function postedHouses(): Promise<Record<string, bigint>> {
  const rows = await test.gateway.db.rows<{ name: string; sum: bigint }>(
    'test.houses',
    `select case account when 'owed' then 'trading' else account end as name,
            sum((debits - credits) * case account when 'owed' then -1 else 1 end)::bigint as sum
     from ledger.daily_sums()
     where class = 'free' and (account in ('trading', 'owed') or account like 'trading:%') group by 1`,
  );
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
const withoutZeros = (sums: Record<string, bigint>) =>
  Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0n));

const minor = (text: string) => BigInt(text.replace('.', ''));

it(`agrees with a plain model to the cent after ${size} random deals (seed ${seed})`, async () => {
  const step = randomDeals(
    mt5,
    traders.map(({ login }) => login),
    next,
  );
  const made = mt5.deals.length;
  for (let round = 1; round <= rounds; round += 1) {
    while (mt5.deals.length - made < (size * round) / rounds) step();
    await imported(importAll);
    await imported(recheck);
    expect(await failures()).toEqual([]);
    for (const trader of traders) await agrees(trader);
  }
  expect(await breaksOf(test)).toEqual([]);
  expect(await reconcile(test.gateway)).toEqual([]);
  expect(withoutZeros(await postedHouses())).toEqual(withoutZeros(housesOf(mt5.deals)));
  // Nothing changes when all is read once more.
  await imported(recheck);
  for (const trader of traders) await agrees(trader);
}, 3_600_000);
