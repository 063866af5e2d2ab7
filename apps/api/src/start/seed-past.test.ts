import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { importLogin } from '../reports/import-records';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { StaffClient } from '../testing/staff-client';
import { copyRecords } from '../reports/copy-demo';
import { demoCustomer, seedDemo, showDemo } from '../sandbox/seed-demo';
import { seedPast } from '../sandbox/seed-past';

let gateway: TestGateway;
let other: TestGateway;
let seconds: number;
/** What `/demo` answered before the seed had ended. */
let before: string;

/** Delays the callback of the channel, as a slow one comes late: once the order is there, nobody books a payment for half a second. */
async function holdCallbacks(): Promise<void> {
  const { db } = gateway.gateway;
  const isOrdered = async () => (await db.rows('test.ordered', 'select pno from sandbox.pay_order')).length > 0;
  while (!(await isOrdered())) await sleep(5);
  await db.transaction(async (tx) => {
    await tx.rows('test.hold', 'lock table deposit.channel_event in exclusive mode');
    await sleep(500);
  });
}

const demoAnswer = async () => (await new Client(`${gateway.url}/demo`).call(calls.account.queryAccountInfo, {})).code;

beforeAll(async () => {
  gateway = await startTestGateway();
  // Two gateways start at once on one database: what each then says of the demo customer is said once.
  other = await startTestGateway({}, gateway.databaseUrl);
  const both = [gateway, other];
  await Promise.all(both.map((one) => seedDemo(one.gateway, one.url)));
  const begun = performance.now();
  const held = holdCallbacks();
  await Promise.all(both.map((one) => seedPast(one.gateway, one.url, importLogin)));
  seconds = (performance.now() - begun) / 1_000;
  before = await demoAnswer();
  await Promise.all(both.map((one) => showDemo(one.gateway, copyRecords)));
  await held;
}, 120_000);
// Whichever of them paid, its channel still calls it back.
afterAll(() => Promise.all([gateway.stop(), other.stop()]));

// First: nothing has copied the records but the seed itself.
it('is shown at /demo from the end of the seed on, whole: the deposit of today is in the curve, and each balance explained', async () => {
  expect([before, await demoAnswer()]).toEqual(['demo.none', 'OK']);
  const visitor = new Client(`${gateway.url}/demo`);
  const days = await visitor.ok(calls.reports.balanceHistory, { days: 30 });
  expect(days.at(-1)).toMatchObject({ day: today(), deposits: '500.00' });
  const { accounts } = await visitor.ok(calls.account.queryAccountInfo, {});
  for (const { id, balance } of accounts) {
    const { shown, sum } = await visitor.ok(calls.reports.explainBalance, { accountId: id });
    expect([shown, sum.agrees, sum.ledger]).toEqual([balance, true, balance]);
  }
});

async function demo(): Promise<Client> {
  const client = new Client(gateway.url);
  const { mobilePhone: username, password } = demoCustomer;
  client.token = (await client.ok(calls.customer.login, { username, password, platform: 1 })).token;
  return client;
}
const today = () => new Date(Date.now() + 28_800_000).toISOString().slice(0, 10);
const all = { startDate: '2020-01-01', endDate: today() };

it('creates half a year of history in seconds', () => {
  expect(seconds).toBeLessThan(60);
});

it('creates a history whose summary, days and balance agree', async () => {
  const client = await demo();
  const { accounts } = await client.ok(calls.account.queryAccountInfo, {});
  const account = accounts.find(({ kind }) => kind === 'mt5')!;
  const closed = await client.ok(calls.reports.profitAndLossRecordAjax, all);
  const funding = await client.ok(calls.reports.mt5CreditRecordAjax, all);
  expect(closed.total).toBeGreaterThan(200);
  expect(account.positions).toBe(2);
  const cents = (money: string) => BigInt(money.replace('.', ''));
  const { profit, commission, swap } = closed.summary;
  expect(cents(account.balance)).toBe(cents(funding.summary.net) + cents(profit) + cents(commission) + cents(swap));
});

it('has an equity of every day but the first, which trading and money moved explain', async () => {
  const client = await demo();
  const days = await client.ok(calls.reports.balanceHistory, { days: 182 });
  const known = days.filter(({ equity }) => equity !== null);
  expect(known.length).toBeGreaterThan(175);
  const cents = (money: string) => BigInt(money.replace('.', ''));
  expect(days.filter(({ deposits }) => cents(deposits) > 0n).length).toBeGreaterThanOrEqual(3);
  const { accounts } = await client.ok(calls.account.queryAccountInfo, {});
  const shown = accounts.reduce((sum, { balance }) => sum + cents(balance), 0n);
  expect(cents(days.at(-1)!.balance)).toBe(shown);
});

it('explains every balance by entries that add up to it, for every month', async () => {
  const client = await demo();
  const { accounts } = await client.ok(calls.account.queryAccountInfo, {});
  const cents = (money: string) => BigInt(money.replace('.', ''));
  const sum = (amounts: readonly { amount: string }[]) => amounts.reduce((all, { amount }) => all + cents(amount), 0n);
  for (const { id, kind, balance, credit } of accounts) {
    for (const of of kind === 'mt5' ? (['balance', 'credit'] as const) : (['balance'] as const)) {
      const whole = await client.ok(calls.reports.explainBalance, { accountId: id, of });
      expect([whole.shown, sum(whole.steps), whole.sum.agrees]).toEqual([
        of === 'credit' ? credit : balance,
        cents(whole.shown),
        true,
      ]);
      expect(sum(whole.kinds)).toBe(cents(whole.sum.ledger));
      let opening = '0.00';
      for (const month of [...whole.months].reverse()) {
        expect(month.opening).toBe(opening);
        const entries = [];
        for (let pageNo = 1; entries.length < month.count; pageNo++) {
          const page = await client.ok(calls.reports.explainBalance, {
            accountId: id,
            of,
            month: month.month,
            pageNo,
            pageSize: 100,
          });
          expect([page.total, sum(page.kinds)]).toEqual([month.count, cents(month.net)]);
          expect(page.list.length).toBeGreaterThan(0);
          entries.push(...page.list);
        }
        expect(cents(month.opening) + sum(entries)).toBe(cents(month.closing));
        expect(entries[0]?.balance).toBe(month.closing);
        for (const { at } of entries) {
          expect(new Date(Date.parse(at) + 28_800_000).toISOString().slice(0, 7)).toBe(month.month);
        }
        opening = month.closing;
      }
      expect(opening).toBe(whole.sum.ledger);
    }
  }
  const mt5 = accounts.find(({ kind }) => kind === 'mt5')!;
  expect((await client.ok(calls.reports.explainBalance, { accountId: mt5.id })).months.length).toBeGreaterThan(5);
  expect(await gateway.gateway.db.rows('test.entries', 'select * from reports.entry_breaks()')).toEqual([]);
});

it('passes reconciliation', async () => {
  const staff = new StaffClient(gateway.staffUrl, gateway.staffToken);
  expect(await staff.ok(calls.staff.reconcile, {})).toMatchObject({ ok: true, breaks: [] });
  const { db } = gateway.gateway;
  expect(await db.rows('test.mt5', 'select * from mt5.breaks()')).toEqual([]);
  expect(await db.rows('test.reports', 'select * from reports.breaks()')).toEqual([]);
});

it('creates deposits over the half year, the last one through the channel', async () => {
  const client = await demo();
  const { list } = await client.ok(calls.deposit.depositDraftPaidList, all);
  expect(list.map(({ amount }) => amount)).toEqual(['500.00', '2000.00', '3000.00', '5000.00']);
  const days = list.map(({ createdAt, paidAt }) => [createdAt.slice(0, 10), paidAt?.slice(0, 10)]);
  for (const [deposited, paid] of days) expect(deposited).toBe(paid);
  expect(Date.now() - Date.parse(list[3]!.createdAt)).toBeGreaterThan(180 * 86_400_000);
});

it('runs once', async () => {
  const client = await demo();
  const before = (await client.ok(calls.reports.tradeRecordAjax, all)).total;
  await seedPast(gateway.gateway, gateway.url, importLogin);
  expect((await client.ok(calls.reports.tradeRecordAjax, all)).total).toBe(before);
});
