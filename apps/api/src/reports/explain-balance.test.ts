import { calls } from '@portal/contract';
import { Client, payDeposit, registerCustomer, submitIdentity, openMt5, waitFor } from '@portal/testkit';
import { ledgerOf, payee, platformShows, type Payee } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { explainBalance } = calls.reports;
let gateway: TestGateway;
let customer: Payee;

beforeAll(async () => {
  gateway = await startTestGateway();
  customer = await payee(gateway, '1000.00');
});
afterAll(() => gateway.stop());

const cents = (money: string) => BigInt(money.replace('.', ''));
const explain = (accountId: string, more: object = {}) => customer.client.ok(explainBalance, { accountId, ...more });
const breaks = () => gateway.gateway.db.rows('test.breaks', 'select * from reports.entry_breaks()');

it('explains the wallet balance by its documents', async () => {
  const { list, sum, steps, shown } = await explain(customer.walletId);
  expect(list).toMatchObject([{ n: 1, kind: 'deposit', amount: '1000.00', balance: '1000.00' }]);
  expect(list[0]!.ref).toMatch(/^D/);
  expect([shown, steps]).toEqual(['1000.00', [{ step: 'ledger', amount: '1000.00' }]]);
  expect(sum).toEqual({ entries: '1000.00', ledger: '1000.00', agrees: true, count: 1 });
});

it('explains a transfer, a trade and the platform balance, to the cent', async () => {
  const { client, walletId, mt5Id } = customer;
  await client.ok(calls.transfer.addTransfer, { fromAccountId: walletId, toAccountId: mt5Id, amount: '400.00' });
  const account = async () => {
    const { accounts } = await client.ok(calls.account.queryAccountInfo, {});
    return accounts.find(({ id }) => id === mt5Id)!;
  };
  // The account shows the money before the platform has it, and the platform takes no order without it.
  await platformShows(gateway, mt5Id, 40_000n);
  const { account_no } = await account();
  const opened = await client.ok(calls.sandbox.mt5Order, { account_no, symbol: 'EURUSD', side: 'buy', lots: 0.1 });
  await client.ok(calls.sandbox.mt5Close, { id: opened.position });
  // Before the ledger has it, it is on its way; either way the steps come to what is shown.
  const early = await explain(mt5Id);
  expect(early.steps.reduce((all, { amount }) => all + cents(amount), 0n)).toBe(cents(early.shown));
  const answer = await waitFor(async () => {
    const now = await explain(mt5Id);
    return now.list.some(({ kind }) => kind === 'trade') && now.steps.length === 1 && now;
  }, 'the trade in the ledger');
  expect(answer.shown).toBe((await account()).balance);
  expect(answer.sum.agrees).toBe(true);
  expect(answer.list.at(-1)).toMatchObject({ n: 1, kind: 'transfer_in', amount: '400.00' });
  expect(answer.list[0]).toMatchObject({ kind: 'trade', trade: { symbol: 'EURUSD', side: 'sell', entry: 'out' } });
  expect((await explain(walletId)).list[0]).toMatchObject({
    kind: 'transfer_out',
    amount: '-400.00',
    balance: '600.00',
  });
  expect(await breaks()).toEqual([]);
});

it('distinguishes held amounts from withdrawn ones', async () => {
  const { posted } = await ledgerOf(gateway, customer.walletId);
  await gateway.gateway.db.rows(
    'test.hold',
    `select ledger.post('test.hold', 'test', '1', 'test', 'test', jsonb_build_array(jsonb_build_object(
       'debit', a.ledger_id, 'credit', ledger.house('fee', 'USD'), 'currency', 'USD', 'amount', 100, 'phase', 'pending')))
     from account.account a where id = $1`,
    [customer.walletId],
  );
  const { sum, shown } = await explain(customer.walletId);
  expect([sum.agrees, cents(sum.ledger), cents(shown)]).toEqual([true, posted, posted]);
});

it('returns every entry once over all pages, including distant pages', async () => {
  const { db } = gateway.gateway;
  await db.rows(
    'test.many',
    `select ledger.post('deposit', 'test', n::text, 'test', 'test', jsonb_build_array(jsonb_build_object(
       'debit', ledger.house('test', 'USD'), 'credit', a.ledger_id, 'currency', 'USD', 'amount', 1)))
     from account.account a, generate_series(1, 300) n where a.id = $1`,
    [customer.walletId],
  );
  const { months } = await explain(customer.walletId);
  const { month, count } = months[0]!;
  const first = await explain(customer.walletId, { month, pageSize: 50 });
  const last = await explain(customer.walletId, { month, pageSize: 50, pageNo: Math.ceil(count / 50) });
  expect(first.list).toHaveLength(50);
  expect(first.list.map(({ n }) => n)).toEqual(Array.from({ length: 50 }, (_, i) => first.list[0]!.n - i));
  expect(last.list.at(-1)?.n).toBe(1);
  expect(await explain(customer.walletId, { pageNo: 1_000_000 })).toMatchObject({ list: [], total: count });
  expect(await explain(customer.walletId, { month: '2001-01' })).toMatchObject({ list: [], total: 0, kinds: [] });
});

it('returns a consistent sum while money moves', async () => {
  const { client, walletId, mt5Id } = customer;
  const moves = Array.from({ length: 8 }, () =>
    client.ok(calls.transfer.addTransfer, { fromAccountId: walletId, toAccountId: mt5Id, amount: '1.00' }),
  );
  const looks = Array.from({ length: 12 }, () => explain(walletId));
  for (const { sum, list } of await Promise.all(looks)) {
    expect(sum.agrees).toBe(true);
    expect(list[0]?.balance).toBe(sum.ledger);
  }
  await Promise.all(moves);
  expect(await breaks()).toEqual([]);
});

it('refuses the account of another customer', async () => {
  const other = await registerCustomer(gateway.url);
  await submitIdentity(other.client, false);
  const own = await openMt5(other.client);
  await payDeposit(other.client, own, '50.00');
  for (const accountId of [own, '1', '999999999999', 'abc']) {
    expect(await customer.client.call(explainBalance, { accountId })).toMatchObject({ code: 'reports.account' });
  }
  expect(await customer.client.call(explainBalance, { accountId: customer.walletId, of: 'credit' })).toMatchObject({
    code: 'reports.account',
  });
  expect(await new Client(gateway.url).call(explainBalance, { accountId: customer.walletId })).toMatchObject({
    code: '4',
  });
});
