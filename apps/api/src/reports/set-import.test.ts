import { calls } from '@portal/contract';
import { fundedCustomer, mt5Password } from '@portal/testkit';
import { takeRecords, takeRecordsOfAll, type LoginRecords } from '../core/records/take-records';
import type { PlatformDeal, PlatformOrder } from '../ports';
import { breaksOf, platformShows } from '../testing/payouts';
import { randomOf } from '../testing/random-deals';
import { randomRecords, type Slice } from '../testing/random-records';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { whileHeld } from '../testing/while-held';
import { everythingOf, type Side } from '../testing/imported-tables';

// The same random histories are imported one deal after the other for one side, and in sets with random cuts for the other: every table
// that an import writes has the same afterwards, for customers and for the house.
// A run has the seed that finds most planted faults: the makers take back a credit too much with some others (2), which fails by itself.
const seed = Number(process.env['SEED'] ?? 7);
const next = randomOf(seed);

let test: TestGateway;
const single: Side = { shift: 0, logins: [], tickets: [] };
const sets: Side = { shift: 1_000_000_000, logins: [], tickets: [] };

/** Three customers: the first two have an account in USD and one in CNH, the third has one in USD. The first is funded by a transfer. */
async function customersOf(side: Side) {
  const { db } = test.gateway;
  for (const isFirst of [true, false, false]) {
    const { client, walletId, mt5Id } = await fundedCustomer(test.url, '100.00');
    if (isFirst) {
      await client.ok(calls.transfer.addTransfer, { fromAccountId: walletId, toAccountId: mt5Id, amount: '100.00' });
      await platformShows(test, mt5Id, 100_00n);
    }
    if (side.logins.length < 4)
      await client.ok(calls.account.createMT5Account, { level: 'MIN', currency: 'CNH', password: mt5Password });
    const rows = await db.rows<{ login: string; ticket: string | null }>(
      '',
      `select a.login, (select max(t.journal_id)::text from ledger.transfer t where t.credit = a.ledger_id) as ticket
       from account.account a where a.customer_id = (select customer_id from account.account where id = $1::bigint) and a.kind = 'mt5' order by a.id`,
      [mt5Id],
    );
    side.logins.push(...rows.map(({ login }) => login));
    side.tickets.push(...rows.map(({ ticket }) => ticket ?? ''));
  }
  // Older records of the fourth are in its opening entry.
  await db.rows('', `update account.account set records_from = now() - interval '2 days' where login = $1`, [
    side.logins[3],
  ]);
}

beforeAll(async () => {
  test = await startTestGateway();
  await customersOf(single);
  await customersOf(sets);
}, 60_000);
afterAll(() => test.stop());

const moved = (number: string, { shift }: Side) => (number === '' ? '' : String(Number(number) + shift));

/** The records with the side's own logins and numbers, and with the portal's own transfer among them. */
const recordsOf = (side: Side, slice: Slice): LoginRecords[] =>
  slice.map(({ who, deals, orders }) => {
    const login = side.logins[who] ?? '';
    const own = (deal: PlatformDeal): PlatformDeal => ({
      ...deal,
      login,
      deal: moved(deal.deal, side),
      order: moved(deal.order, side),
      position: moved(deal.position, side),
    });
    const requested: PlatformDeal[] = deals
      .slice(0, 1)
      .flatMap((deal) =>
        side.tickets[who] && deal.kind === 'settlement'
          ? [{ ...own(deal), deal: moved('900', side), ticket: side.tickets[who], profit: 100_00n }]
          : [],
      );
    const ownOrder = (order: PlatformOrder) => ({ ...order, login, order: moved(order.order, side) });
    return { login, deals: [...requested, ...deals.map(own)], orders: orders.map(ownOrder) };
  });

/** The import as it would be with sets of one record. A login stops at its first record that cannot be taken. */
async function oneByOne(logins: readonly LoginRecords[]): Promise<string[]> {
  const { db } = test.gateway;
  const failed: string[] = [];
  for (const { login, deals, orders } of logins) {
    try {
      for (const order of orders) await takeRecords(db, login, { deals: [], orders: [order] });
      for (const deal of deals.toSorted((a, b) => Number(a.deal) - Number(b.deal)))
        await takeRecords(db, login, { deals: [deal], orders: [] });
    } catch {
      failed.push(login);
    }
  }
  return failed;
}

const shuffled = <T>(list: readonly T[]): T[] =>
  list.map((one) => ({ one, key: next(1_000_000) })).sort((a, b) => a.key - b.key).map(({ one }) => one); // prettier-ignore

/** Records of a login that is not the portal's. */
const foreign = (slice: Slice): LoginRecords[] =>
  slice.slice(0, 1).map(({ deals, orders }) => ({ login: '999999999', deals, orders }));

async function importBoth(slice: Slice, atOnce = false) {
  expect(await oneByOne(recordsOf(single, slice))).toEqual([]);
  const records = recordsOf(sets, slice);
  const all = [records, ...(atOnce ? [records.toReversed()] : [])].map((some) =>
    takeRecordsOfAll(test.gateway.db, shuffled([...some, ...foreign(slice)])),
  );
  for (const failed of await Promise.all(all)) expect([...failed]).toEqual([]);
  if (atOnce) expect(await oneByOne(recordsOf(single, slice))).toEqual([]);
}

async function agrees(but: number[] = []) {
  expect(await everythingOf(test, sets, but)).toEqual(await everythingOf(test, single, but));
  const tooOld =
    'select l.id from reports.line l join account.account a on a.id = l.account_id where l.at < a.records_from';
  expect(await test.gateway.db.rows('', tooOld)).toEqual([]);
  const breaks = `select check_name, subject from reports.breaks() union all select check_name, subject from reports.entry_breaks()`;
  expect(await test.gateway.db.rows('', breaks)).toEqual([]);
}

const deadlocks = async () =>
  (await test.gateway.db.rows<{ n: bigint }>('', 'select deadlocks as n from pg_stat_database where datname = current_database()'))[0]?.n; // prettier-ignore

/** A list that is taken again would post the former version of a deal and the newest again. */
const newestOf = ({ who, deals, orders }: Slice[number]): Slice[number] => ({
  who,
  deals: [...new Map(deals.map((deal) => [deal.deal, deal])).values()],
  orders: [...new Map(orders.map((order) => [order.order, order])).values()],
});

const history = randomRecords(5, next);

it(`does in sets what it does deal by deal (seed ${seed})`, async () => {
  for (const steps of [3, 12, 230, 6]) {
    await importBoth(history.slice(steps));
    await agrees();
  }
  expect(await breaksOf(test)).toEqual([]);
}, 120_000);

it(`does so if two import at once (seed ${seed})`, async () => {
  const before = await deadlocks();
  for (let round = 0; round < 4; round += 1) {
    const slice = history.slice(20).map(newestOf);
    await importBoth(slice, true);
    await agrees();
  }
  expect(await deadlocks()).toEqual(before);
}, 120_000);

it(`leaves out one login with a deal that cannot be taken, and no other (seed ${seed})`, async () => {
  const { db } = test.gateway;
  for (const who of [1, 4]) {
    const slice = history.slice(25);
    const bad = history.bad(who);
    const later = history.slice(10, who);
    const broken = [...slice, { who, deals: [bad], orders: [] }, ...later];
    const merged = [0, 1, 2, 3, 4].map((login) => {
      const some = broken.filter((one) => one.who === login);
      const [deals, orders] = [some.flatMap((one) => one.deals), some.flatMap((one) => one.orders)];
      return newestOf({ who: login, deals, orders });
    });
    expect(await oneByOne(recordsOf(single, merged))).toEqual([single.logins[who]]);
    const failed = await takeRecordsOfAll(db, shuffled(recordsOf(sets, merged)));
    expect([...failed.keys()]).toEqual([sets.logins[who]]);
    expect(String(failed.get(sets.logins[who] ?? ''))).toContain('ledger.funds');
    // The sums of a customer have the other account's deals, too.
    await agrees(who === 4 ? [4] : [0, 1]);
    bad.profit = 5n;
    for (const one of merged) one.deals = one.deals.map((deal) => (deal.deal === bad.deal ? bad : deal));
    expect(await oneByOne(recordsOf(single, merged))).toEqual([]);
    expect([...(await takeRecordsOfAll(db, shuffled(recordsOf(sets, merged))))]).toEqual([]);
    await agrees();
  }
  expect(await breaksOf(test)).toEqual([]);
}, 120_000);

it('locks the lists of several customers in one order', async () => {
  const { db } = test.gateway;
  const before = await deadlocks();
  const [first, second, third, fourth] = recordsOf(sets, [0, 1, 2, 3].map((who) => {
    const deals = [history.bad(who)].map((deal) => ({ ...deal, kind: 'trade' as const, profit: 1n, position: deal.deal }));
    return { who, deals, orders: [] };
  })); // prettier-ignore
  const held = { text: 'lock table reports.day in share mode' };
  await whileHeld(test, held, 2, () => [
    takeRecordsOfAll(db, [first!, third!]),
    takeRecordsOfAll(db, [fourth!, second!]),
  ]);
  expect(await deadlocks()).toEqual(before);
});
