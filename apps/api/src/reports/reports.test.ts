import { calls } from '@portal/contract';
import { openMt5, payDeposit, registerCustomer, submitIdentity, waitFor, type Client } from '@portal/testkit';
import { platformShows } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { reports, sandbox, account, transfer } = calls;
let gateway: TestGateway;
let trader: Client;
let otherCustomer: Client;
let first: { id: string; account_no: string };
let second: { id: string; account_no: string };
let wallet: string;

const beijingDay = (ms = Date.now()) => new Date(ms + 28_800_000).toISOString().slice(0, 10);
const today = { startDate: beijingDay(), endDate: beijingDay() };
const cents = (money: string) => Number(money.replace('.', ''));
const sum = (values: readonly string[]) => values.reduce((total, value) => total + cents(value), 0);

async function customer() {
  const { client } = await registerCustomer(gateway.url);
  await submitIdentity(client, false);
  return client;
}
async function newAccount(client: Client) {
  const id = await openMt5(client);
  const { accounts } = await client.ok(account.queryAccountInfo, {});
  return { id, account_no: accounts.find((one) => one.id === id)!.account_no };
}
async function trade(account_no: string, symbol: string, from: string, to: string) {
  await trader.ok(sandbox.moveMarket, { symbol, bid: from });
  const { position } = await trader.ok(sandbox.mt5Order, { account_no, symbol, side: 'buy', lots: 0.1 });
  await trader.ok(sandbox.moveMarket, { symbol, bid: to });
  await trader.ok(sandbox.mt5Close, { id: position });
}

beforeAll(async () => {
  gateway = await startTestGateway();
  [trader, otherCustomer] = [await customer(), await customer()];
  [first, second] = [await newAccount(trader), await newAccount(trader)];
  const { accounts } = await trader.ok(account.queryAccountInfo, {});
  wallet = accounts.find(({ kind }) => kind === 'wallet')!.id;
  await payDeposit(trader, wallet, '3000.00');
  for (const { id } of [first, second])
    await trader.ok(transfer.addTransfer, { fromAccountId: wallet, toAccountId: id, amount: '1000.00' });
  // The accounts show the money before the platform has it, and the platform takes no order without it.
  for (const { id } of [first, second]) await platformShows(gateway, id, 100_000n);
  await trade(first.account_no, 'EURUSD', '1.10000', '1.11000');
  await trade(first.account_no, 'XAUUSD', '2400.00', '2390.00');
  await trade(second.account_no, 'EURUSD', '1.10000', '1.10500');
  await waitFor(async () => (await trader.ok(reports.tradeRecordAjax, today)).total === 6, 'copies');
});
afterAll(() => gateway.stop());

it('lists deals, orders and closed positions of all accounts, newest first, with their sums', async () => {
  const deals = await trader.ok(reports.tradeRecordAjax, today);
  expect(deals.list.map(({ symbol, entry }) => [symbol, entry])).toEqual([
    ['EURUSD', 'out'],
    ['EURUSD', 'in'],
    ['XAUUSD', 'out'],
    ['XAUUSD', 'in'],
    ['EURUSD', 'out'],
    ['EURUSD', 'in'],
  ]);
  expect(deals.summary).toMatchObject({ count: 6, lots: 0.6 });
  expect(cents(deals.summary.profit)).toBe(sum(deals.list.map(({ profit }) => profit)));
  expect(deals.list[0]).toMatchObject({ account_no: second.account_no, side: 'sell', lots: 0.1 });

  const orders = await trader.ok(reports.entrustRecordAjax, today);
  expect(orders.list.map(({ order }) => order)).toEqual(deals.list.map(({ order }) => order));
  expect(orders.list[0]).toMatchObject({ type: 'market', status: 'filled', lots: 0.1, price: deals.list[0]!.price });
  expect(orders.summary).toEqual({ count: 6, lots: 0.6 });

  const closed = await trader.ok(reports.profitAndLossRecordAjax, today);
  expect(closed.list.map(({ symbol, side }) => [symbol, side])).toEqual([
    ['EURUSD', 'buy'],
    ['XAUUSD', 'buy'],
    ['EURUSD', 'buy'],
  ]);
  const [last] = closed.list;
  expect(last).toMatchObject({
    position: deals.list[0]!.position,
    openPrice: deals.list[1]!.price,
    closePrice: deals.list[0]!.price,
    openAt: deals.list[1]!.at,
    closeAt: deals.list[0]!.at,
    profit: deals.list[0]!.profit,
  });
  expect(closed.summary).toMatchObject({ count: 3, lots: 0.3, winRate: 66.67, profit: deals.summary.profit });
  expect(closed.summary.days).toEqual([
    { day: today.startDate, count: 3, profit: closed.summary.profit, commission: '0.00', swap: '0.00' },
  ]);
});

it('filters by account and by symbol, both list and sums', async () => {
  const of = (query: object) => trader.ok(reports.profitAndLossRecordAjax, { ...today, ...query });
  expect((await of({ accountId: first.id })).list.map(({ symbol }) => symbol)).toEqual(['XAUUSD', 'EURUSD']);
  expect((await of({ accountId: second.id })).summary).toMatchObject({ count: 1, winRate: 100 });
  expect(await of({ symbol: 'EURUSD' })).toMatchObject({ total: 2, summary: { count: 2, winRate: 100 } });
  const both = await of({ symbol: 'EURUSD', accountId: first.id });
  expect(both.list).toHaveLength(1);
  expect(both.list[0]).toMatchObject({ account_no: first.account_no, symbol: 'EURUSD' });
  expect(await of({ symbol: 'NOSUCH' })).toMatchObject({
    total: 0,
    list: [],
    summary: { count: 0, winRate: 0, days: [] },
  });
});

it('lists the movements of the wallet, and those of the MT5 accounts with their credit', async () => {
  const own = await trader.ok(reports.creditRecordAjax, today);
  expect(own.list.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['transfer_out', '-1000.00', '1000.00'],
    ['transfer_out', '-1000.00', '2000.00'],
    ['deposit', '3000.00', '3000.00'],
  ]);
  expect(own.list.map(({ ref }) => ref[0])).toEqual(['T', 'T', 'D']);
  expect(own.summary).toEqual({ count: 3, in: '3000.00', out: '-2000.00', net: '1000.00' });

  const mt5 = await trader.ok(reports.mt5CreditRecordAjax, today);
  expect(mt5.list.map(({ kind, amount, balance, credit }) => [kind, amount, balance, credit])).toEqual([
    ['transfer_in', '1000.00', '1000.00', '0.00'],
    ['transfer_in', '1000.00', '1000.00', '0.00'],
  ]);
  expect(mt5.list.map(({ account_no }) => account_no)).toEqual([second.account_no, first.account_no]);
  expect(await trader.ok(reports.mt5CreditRecordAjax, { ...today, accountId: first.id })).toMatchObject({ total: 1 });
  expect(await trader.ok(reports.creditRecordAjax, { ...today, accountId: wallet })).toMatchObject({ total: 3 });
});

it('shows a credit from a deposit promotion as a bonus', async () => {
  const client = await customer();
  const { id } = await newAccount(client);
  const { list } = await client.ok(calls.activity.couponList, {});
  const coupon = list.find(({ kind }) => kind === 'credit')!;
  const draft = await client.ok(calls.deposit.submitData, {
    accountId: id,
    channel: 'EGPAY',
    amount: '1000.00',
    couponId: coupon.id,
  });
  await client.ok(sandbox.payOrder, { pno: draft.pno, action: 'pay' });
  const page = await waitFor(async () => {
    const answer = await client.ok(reports.mt5CreditRecordAjax, today);
    return answer.total === 2 && answer;
  }, 'deposit and bonus');
  expect(page.list.map(({ kind, amount, balance, credit }) => [kind, amount, balance, credit])).toEqual([
    ['bonus', coupon.amount, '1000.00', coupon.amount],
    ['deposit', '1000.00', '1000.00', '0.00'],
  ]);
});

const request = [
  ['creditRecord', reports.creditRecordAjax, reports.creditRecordCsv],
  ['mt5CreditRecord', reports.mt5CreditRecordAjax, reports.mt5CreditRecordCsv],
  ['profitAndLossRecord', reports.profitAndLossRecordAjax, reports.profitAndLossRecordCsv],
  ['entrustRecord', reports.entrustRecordAjax, reports.entrustRecordCsv],
  ['tradeRecord', reports.tradeRecordAjax, reports.tradeRecordCsv],
] as const;

describe.each(request)('%s', (_name, call, file) => {
  it('shows no data of other customers, and refuses their accounts', async () => {
    expect(await otherCustomer.ok(call, today)).toMatchObject({ list: [], total: 0 });
    for (const accountId of [first.id, wallet, '999999999', 'x'])
      expect(await otherCustomer.call(call, { ...today, accountId })).toMatchObject({ code: 'reports.account' });
    const wrong = call === reports.creditRecordAjax ? first.id : wallet;
    expect(await trader.call(call, { ...today, accountId: wrong })).toMatchObject({ code: 'reports.account' });
    const path = `${file.path}?startDate=${today.startDate}&endDate=${today.endDate}`;
    expect(await otherCustomer.request(`${path}&accountId=${first.id}`)).toMatchObject({ code: 'reports.account' });
    expect((await (await otherCustomer.fetch(path)).text()).split('\r\n')).toHaveLength(2);
  });

  it('requires a token', async () => {
    const response = await fetch(gateway.url + file.path + '?startDate=2026-01-01&endDate=2026-01-02');
    expect(await response.json()).toMatchObject({ code: '4' });
  });

  it.each([
    [{ startDate: '2026-03-02', endDate: '2026-03-01' }, 'reports.range'],
    [{ startDate: '2026-02-30', endDate: '2026-03-01' }, 'PARAM'],
    [{ endDate: '2026-03-01' }, 'PARAM'],
    [{ startDate: '2026-03-01', endDate: '2026-03-01', pageNo: 0 }, 'PARAM'],
    [{ startDate: '2026-03-01', endDate: '2026-03-01', pageSize: 101 }, 'PARAM'],
    [{ startDate: '2026-03-01', endDate: '2026-03-01', symbol: "x' or 1=1" }, 'PARAM'],
  ])('refuses %p with %s', async (query, code) => {
    expect(await trader.call(call, query as typeof today)).toMatchObject({ code });
  });

  it('exports the same rows as a file', async () => {
    const page = await trader.ok(call, today);
    const response = await trader.fetch(`${file.path}?startDate=${today.startDate}&endDate=${today.endDate}`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z]+-[\d-]+\.csv"$/);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head = '', ...rows] = bytes.toString('utf8').slice(1).split('\r\n');
    expect(head).toContain('（北京时间 UTC+8）');
    expect(rows.pop()).toBe('');
    expect(rows).toHaveLength(page.total);
    const cells = rows.map((row) => row.split(','));
    for (const [index, row] of page.list.entries()) {
      const texts = Object.entries(row).filter(([column]) =>
        /price|amount|balance|profit|swap|order|position|ref/i.test(column),
      );
      for (const [, text] of texts) expect(cells[index]).toContain(String(text));
    }
  });
});
