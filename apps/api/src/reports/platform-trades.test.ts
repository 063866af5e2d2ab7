import { calls } from '@portal/contract';
import { fundedCustomer, waitFor, type TestCustomer } from '@portal/testkit';
import { startMt5Simulator, type Mt5Simulator } from '../adapters/trading/testing/mt5-simulator';
import { reconcile } from '../core/reconciliation';
import { ledgerOf, breaksOf, platformShows } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { importAll, importOne, recheck } from './import-jobs';

// The portal on the Web API connector, as in production. Trades happen at the platform, where the portal has no part in them.
const { reports, transfer } = calls;
const day = (offset = 0) => new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);
const today = { startDate: day(-1), endDate: day() };

let platform: Mt5Simulator;
let test: TestGateway;
let customer: TestCustomer & { walletId: string; mt5Id: string };
let login: string;

beforeAll(async () => {
  platform = await startMt5Simulator({ offset: 2 * 3600, lag: 700 });
  test = await startTestGateway({
    MT5_URL: platform.url,
    MT5_LOGIN: platform.login,
    MT5_PASSWORD: platform.password,
  });
});
afterAll(async () => {
  await test.stop();
  await platform.close();
});

beforeEach(async () => {
  customer = await fundedCustomer(test.url, '1000.00');
  await customer.client.ok(transfer.addTransfer, {
    fromAccountId: customer.walletId,
    toAccountId: customer.mt5Id,
    amount: '1000.00',
  });
  await platformShows(test, customer.mt5Id, 100_000n);
  login = (
    await test.gateway.db.row<{ login: string }>('t', 'select login from account.account where id = $1::bigint', [
      customer.mt5Id,
    ])
  ).login;
});
afterEach(async () => {
  expect(await breaksOf(test)).toEqual([]);
  expect(await reconcile(test.gateway)).toEqual([]);
});

const opened = () =>
  platform.openPosition(login, { symbol: 'EURUSD', side: 'buy', volume: 2_000n, price: '1.10000', commission: -1_40n });
const traded = (profit: bigint) =>
  platform.closePosition(opened(), { price: '1.10100', profit, commission: -60n, storage: -10n });
const imported = () => importAll(test.gateway, {});
const posted = async () => (await ledgerOf(test, customer.mt5Id)).posted;
const closings = async () =>
  (
    await customer.client.ok(reports.profitAndLossRecordAjax, {
      ...today,
      accountId: customer.mt5Id,
      pageNo: 1,
      pageSize: 20,
    })
  ).list;

it('posts a closed trade, shows it in the reports, and allows to withdraw the money', async () => {
  traded(20_00n);
  await imported();
  expect(await posted()).toBe(101_790n);
  const [closing, ...more] = await closings();
  expect(more).toEqual([]);
  expect(closing).toMatchObject({ symbol: 'EURUSD', profit: '20.00', commission: '-2.00', swap: '-0.10' });
  const back = { fromAccountId: customer.mt5Id, toAccountId: customer.walletId, amount: '1017.90' };
  expect(await customer.client.ok(transfer.addTransfer, back)).toMatchObject({ status: 'done' });
  await platformShows(test, customer.mt5Id, 0n);
});

it('imports a deal once, however often it is returned', async () => {
  traded(-5_00n);
  await Promise.all([imported(), imported(), imported()]);
  await imported();
  await recheck(test.gateway, {});
  expect(await posted()).toBe(99_290n);
  expect(await closings()).toHaveLength(1);
});

it.each([
  ['4', -3_00n],
  ['5', 2_50n],
  ['7', -1_00n],
  ['12', 4_00n],
  ['15', 1_25n],
  ['2', 50_00n],
])('posts action %s of a platform manager with %s cents', async (action, profit) => {
  platform.recordDeal({ login, action, profit, comment: 'by a manager' });
  await imported();
  expect(await posted()).toBe(100_000n + profit);
});

it('posts a manager’s operation that has the number of another account’s operation', async () => {
  const other = await fundedCustomer(test.url, '100.00');
  const { id } = await test.gateway.db.row<{ id: bigint }>(
    'test.journal',
    `select max(t.journal_id) as id from ledger.transfer t join account.account a on a.ledger_id in (t.debit, t.credit)
     where a.id = $1::bigint`,
    [other.walletId],
  );
  platform.recordDeal({ login, action: '2', profit: 7_00n, comment: `D260305ABCDEFGH#${id}` });
  await imported();
  expect(await posted()).toBe(100_700n);
});

it('imports a deal that appears days late', async () => {
  const deal = traded(20_00n);
  const early = Math.floor(Date.now() / 1000) + 2 * 3600 - 3 * 86_400;
  for (const one of platform.deals.filter(({ position }) => position === deal.position)) one.time = early;
  await imported();
  expect(await posted()).toBe(100_000n);
  await recheck(test.gateway, {});
  expect(await posted()).toBe(101_790n);
  const entries = await test.gateway.db.rows<{ at: Date }>(
    'test.at',
    `select at from reports.platform_deal k join account.account a on a.id = k.account_id where a.login = $1 and k.kind = 'trade'`,
    [login],
  );
  expect(entries.map(({ at }) => at.getTime())).toEqual([0, 0].map(() => (early - 2 * 3600) * 1000));
});

it('posts the difference of a deal that the platform changes', async () => {
  const { deal } = traded(20_00n);
  await imported();
  platform.changeDeal(deal, { profit: 15_00n });
  await imported();
  expect(await posted()).toBe(101_290n);
  expect(await closings()).toMatchObject([{ profit: '15.00', commission: '-2.00' }]);
  platform.changeDeal(deal, { profit: 16_00n });
  await imported();
  expect(await posted()).toBe(101_390n);
  const { list } = await customer.client.ok(reports.profitAndLossRecordAjax, { ...today, pageNo: 1, pageSize: 20 });
  expect(list).toMatchObject([{ profit: '16.00' }]);
});

const imports = {
  'import of all logins': () => imported(),
  'import of the login': () => importOne(test.gateway, { login, since: new Date(0).toISOString() }),
  recheck: () => recheck(test.gateway, {}),
};
type ImportName = keyof typeof imports;

it.each<[ImportName, ImportName]>([
  ['import of all logins', 'import of all logins'],
  ['import of all logins', 'import of the login'],
  ['import of all logins', 'recheck'],
  ['import of the login', 'import of all logins'],
  ['import of the login', 'import of the login'],
])(
  'posts a changed deal even if an %s that has read the unchanged one is slower than the next %s',
  async (slow, next) => {
    const { deal } = traded(20_00n);
    platform.fail('/api/deal/get_batch', 'slow');
    const before = platform.count('/api/deal/get_batch');
    const older = imports[slow]();
    await waitFor(async () => platform.count('/api/deal/get_batch') > before, 'the slower import');
    platform.changeDeal(deal, { profit: 15_00n });
    await Promise.all([older, imports[next]()]);
    expect(await posted()).toBe(101_290n);
  },
);

it('reverses a deal that the platform deletes, and posts it again if it reappears', async () => {
  const closing = traded(20_00n);
  await imported();
  platform.removeDeal(closing.deal);
  await recheck(test.gateway, {});
  expect(await posted()).toBe(99_860n);
  expect(await closings()).toEqual([]);
  await recheck(test.gateway, {});
  expect(await posted()).toBe(99_860n);
  platform.recordDeal(closing);
  await imported();
  expect(await posted()).toBe(101_790n);
  expect(await closings()).toMatchObject([{ profit: '20.00', commission: '-2.00' }]);
});

it('reverses deals of several days that the platform deletes at the same time', async () => {
  const [first, second] = [traded(20_00n), traded(5_00n)];
  second.time -= 3 * 86_400;
  await recheck(test.gateway, {});
  expect(await posted()).toBe(102_080n);
  for (const { deal } of [first, second]) platform.removeDeal(deal);
  await recheck(test.gateway, {});
  expect(await posted()).toBe(99_720n);
  expect(await closings()).toEqual([]);
});

it('reverses a deal that the platform deletes while another deal of a later day is not imported yet', async () => {
  const first = traded(20_00n);
  first.time -= 3 * 86_400;
  await recheck(test.gateway, {});
  platform.removeDeal(first.deal);
  platform.recordDeal({ login, action: '5', profit: 3_00n });
  await recheck(test.gateway, {});
  expect(await posted()).toBe(100_160n);
  expect(await closings()).toEqual([]);
});

it('imports a deal that takes back credit although the credit has a later time', async () => {
  platform.recordDeal({ login, action: '3', profit: 50_00n });
  const back = platform.recordDeal({ login, action: '3', profit: -50_00n });
  const settled = platform.recordDeal({ login, action: '5', profit: 3_00n });
  for (const deal of [back, settled]) deal.time -= 3 * 86_400;
  await recheck(test.gateway, {});
  expect(await posted()).toBe(100_300n);
});

it('reverses nothing if the platform omits a deal from a list', async () => {
  const { deal } = traded(20_00n);
  await imported();
  platform.hidden.add(deal);
  await recheck(test.gateway, {});
  expect(await posted()).toBe(101_790n);
});

it('reverses nothing if a deal is missing but still included in the balance', async () => {
  traded(20_00n);
  await imported();
  const all = platform.deals.splice(0);
  await recheck(test.gateway, {});
  expect(await posted()).toBe(101_790n);
  platform.deals.push(...all);
});

it('charges the opening commission to the first closing of a position closed in parts', async () => {
  const position = opened();
  platform.closePosition(position, { volume: 500n, price: '1.10100', profit: 5_00n });
  platform.closePosition(position, { price: '1.10100', profit: 15_00n, commission: -30n });
  await imported();
  expect(await closings()).toMatchObject([
    { profit: '15.00', commission: '-0.30', lots: 0.15 },
    { profit: '5.00', commission: '-1.40', lots: 0.05 },
  ]);
});

it('posts a loss beyond the balance as debt, and repays it with a compensation', async () => {
  traded(-1_200_00n);
  await imported();
  expect(await posted()).toBe(0n);
  platform.recordDeal({ login, action: '19', profit: 202_10n, comment: 'so compensation' });
  await imported();
  expect(await posted()).toBe(0n);
  await platformShows(test, customer.mt5Id, 0n);
});

it('continues with the other accounts if one cannot be imported, and tries that one again', async () => {
  const other = await fundedCustomer(test.url, '100.00');
  const { login: theirs } = await test.gateway.db.row<{ login: string }>(
    'test.login',
    'select login from account.account where id = $1::bigint',
    [other.mt5Id],
  );
  platform.recordDeal({ login, action: '5', profit: 1_00n });
  platform.recordDeal({ login: theirs, action: '5', profit: 1_00n });
  // A constraint that rejects this account's deals represents any fault of the database.
  const { db } = test.gateway;
  await db.rows(
    'test.break',
    `alter table reports.platform_deal add constraint refused check (account_id <> ${customer.mt5Id}) not valid`,
  );
  await imported();
  expect([await posted(), (await ledgerOf(test, other.mt5Id)).posted]).toEqual([100_000n, 100n]);
  await db.rows('test.mend', 'alter table reports.platform_deal drop constraint refused');
  await db.rows('test.later', `update reports.import_cursor set read_to = now() + interval '1 hour'`);
  await imported();
  expect(await posted()).toBe(100_100n);
  await db.rows('test.now', 'update reports.import_cursor set read_to = now()');
});

it('imports the other deals if one cannot be read, and tries its account again', async () => {
  const other = await fundedCustomer(test.url, '100.00');
  const { login: theirs } = await test.gateway.db.row<{ login: string }>(
    'test.login',
    'select login from account.account where id = $1::bigint',
    [other.mt5Id],
  );
  const unreadable = platform.recordDeal({ login, action: '5', profit: 1_00n, price: '1e-7' });
  for (const one of [login, theirs]) platform.recordDeal({ login: one, action: '5', profit: 2_00n });
  await expect(importOne(test.gateway, { login })).rejects.toThrow('a row of the wrong form');
  expect(await posted()).toBe(100_200n);
  await imported();
  expect((await ledgerOf(test, other.mt5Id)).posted).toBe(200n);
  platform.changeDeal(unreadable.deal, { price: '0.00000' });
  await imported();
  expect(await posted()).toBe(100_300n);
});
