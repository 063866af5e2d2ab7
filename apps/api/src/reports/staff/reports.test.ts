import { calls } from '@portal/contract';
import type { MoneyReport } from '@portal/contract/staff';
import { parseAmount } from '@portal/rules/money';
import { fundedCustomer, payDeposit, type TestCustomer } from '@portal/testkit';
import { recordBreaks } from '../../core/reconciliation/records';
import { giveCode, payee } from '../../testing/payouts';
import { staffTokenOf } from '../../testing/add-test-staff';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { uploadDocument } from '../../testing/upload-document';

const { staff, withdraw } = calls;

let test_: TestGateway;
let anna: StaffClient;
let boris: StaffClient;
let rich: TestCustomer & { walletId: string; mt5Id: string };
const day = new Date(Date.now() + 28_800_000).toISOString().slice(0, 10);
const days = { startDate: day, endDate: day };

const adjust = async (args: object) => {
  const { id } = await anna.ok(staff.proposeAdjustment, { kind: 'goodwill', reason: '测试', ...args });
  await boris.ok(staff.decideAdjustment, { id, decision: 'approve' });
};
const pay = async ({ client, walletId }: TestCustomer & { walletId: string }, amount: string) =>
  payDeposit(client, walletId, amount);

/** Money of every kind that the reports show, on one day. */
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
  const customer = await payee(test_, '1000.00');
  const verifyCode = await giveCode(test_, customer, 'withdraw');
  const { pno } = await customer.client.ok(withdraw.withdrawSubmit, {
    accountId: customer.walletId,
    bankId: customer.bankId,
    amount: '100.00',
    verifyCode,
  });
  for (const decision of ['approve', 'pay'] as const)
    await anna.ok(staff.decide, { kind: 'withdraw', id: pno, decision });
  await adjust({ accountId: customer.walletId, amount: '10.00' });
  await adjust({ kind: 'feeRefund', accountId: customer.walletId, amount: '1.50' });
  await adjust({
    kind: 'deposit',
    accountId: customer.walletId,
    amount: '250.00',
    reference: 'BANK-1',
    documentId: await uploadDocument(anna),
  });
  rich = await fundedCustomer(test_.url, '12000.00');
  for (const amount of ['9000.00', '9500.00', '9999.99']) await pay(rich, amount);
  const other = await fundedCustomer(test_.url, '9000.00');
  await pay(other, '9000.00');
  await test_.gateway.db.rows(
    'test.deal',
    `select account.post_deal($1::bigint, '1', 'trade', 9100, '{"trading:commission": -700, "trading:swap": -200}')`,
    [rich.mt5Id],
  );
}, 120_000);
afterAll(() => test_.stop());

type Balance = { class: string; account: string; currency: string; debits: bigint; credits: bigint };
/** The balances that follow from the movements, without any sum that the reports use. */
const movements = () =>
  test_.gateway.db.rows<Balance>(
    'test.movements',
    `select a.class, a.kind as account, a.currency,
            coalesce(sum(t.amount) filter (where t.debit = a.id), 0)::bigint as debits,
            coalesce(sum(t.amount) filter (where t.credit = a.id), 0)::bigint as credits
     from ledger.account a join ledger.transfer t on a.id in (t.debit, t.credit) and t.phase in ('single', 'post')
     group by 1, 2, 3`,
  );
function minor(amount: string, currency: string): bigint {
  const value = parseAmount(amount.replace('-', ''), currency === 'USDT' ? 6 : 2) ?? 0n;
  return amount.startsWith('-') ? -value : value;
}
const read = (report: MoneyReport) => anna.ok(staff.moneyReport, { report, ...days });

describe.each(['as they are posted', 'after they were summed', 'after more was posted'])(
  'the ledger’s sums, %s',
  (when) => {
    beforeAll(async () => {
      if (when === 'after they were summed') await test_.gateway.db.rows('test.sum', 'select ledger.add_daily_sums()');
      if (when === 'after more was posted') await pay(rich, '60.00');
    });
    afterAll(async () => expect(await recordBreaks(test_.gateway.db)).toEqual([]));

    it('equal client money to the cent, and those of customers equal those of the house', async () => {
      const { balances, differences } = await anna.ok(staff.clientMoney, {});
      const expected = (await movements()).map(({ class: owner, account, currency, debits, credits }) => ({
        owner: owner === 'free' ? 'house' : 'customers',
        account,
        currency,
        balance: owner === 'free' ? debits - credits : credits - debits,
      }));
      const found = balances.map((account) => ({ ...account, balance: minor(account.balance, account.currency) }));
      expect(found).toEqual(expect.arrayContaining(expected));
      expect(found).toHaveLength(expected.length);
      expect(differences.map(({ difference }) => Number(difference))).toEqual(differences.map(() => 0));
      const { posted } = await test_.gateway.db.row<{ posted: bigint }>(
        'test.posted',
        `select sum(posted)::bigint as posted from ledger.account where class = 'limited'`,
      );
      const owed = found.filter(({ owner }) => owner === 'customers').reduce((sum, { balance }) => sum + balance, 0n);
      expect(owed).toBe(posted);
    });

    it.each<[MoneyReport, RegExp, 'debit' | 'credit']>([
      ['cash', /^(channel:.*|bank:wire|payout:bank)$/, 'debit'],
      ['fees', /^fee$/, 'credit'],
      ['bonus', /^(promotion|goodwill)$/, 'credit'],
      ['trading', /^trading(:.*)?$/, 'credit'],
    ])('equal %s to the cent', async (report, name, inside) => {
      const { rows, totals } = await read(report);
      const expected = (await movements()).filter(
        ({ account, currency, class: owner }) =>
          owner === 'free' && name.test(account) && (account !== 'payout:bank' || currency === 'CNY'),
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const { account, currency, debits, credits } of expected) {
        const own = rows.filter((row) => row.account === account && row.currency === currency);
        const sum = (side: 'in' | 'out') => own.reduce((total, row) => total + minor(row[side], currency), 0n);
        expect([account, sum('in'), sum('out')]).toEqual([
          account,
          inside === 'debit' ? debits : credits,
          inside === 'debit' ? credits : debits,
        ]);
      }
      for (const total of totals) {
        const own = rows.filter(({ currency }) => currency === total.currency);
        for (const side of ['in', 'out'] as const) {
          const amounts = own.map((row) => minor(row[side], row.currency));
          expect(minor(total[side], total.currency)).toBe(amounts.reduce((sum, amount) => sum + amount, 0n));
          const counts = own.map((row) => row[`${side}Count`]);
          expect(total[`${side}Count`]).toBe(counts.reduce((sum, count) => sum + count, 0));
        }
      }
    });
  },
);

it('cash counts payments by channel and currency, with the amounts credited to customers', async () => {
  const { rows } = await read('cash');
  expect(rows.find(({ account }) => account === 'bank:wire')).toMatchObject({
    day,
    journal: 'deposit.wire',
    currency: 'USD',
    inCount: 1,
    in: '250.00',
    outCount: 0,
    usdIn: '250.00',
  });
  expect(rows.find(({ account }) => account === 'payout:bank')).toMatchObject({
    currency: 'CNY',
    inCount: 0,
    outCount: 1,
    usdOut: '100.00',
  });
  const channel = rows.find(({ account }) => account === 'channel:EGPAY');
  expect(channel).toMatchObject({ journal: 'deposit', inCount: 8, usdIn: '59559.99' });
});

it('a report covers a day in Beijing time', async () => {
  const before = new Date(Date.now() + 28_800_000 - 86_400_000).toISOString().slice(0, 10);
  const request = { report: 'cash', startDate: before, endDate: before } as const;
  expect((await anna.ok(staff.moneyReport, request)).rows).toEqual([]);
  expect((await anna.ok(staff.clientMoney, { day: before })).balances).toEqual([]);
});

describe('watched payments', () => {
  it('are large ones, and three smaller ones of one customer within a week', async () => {
    const { list, total } = await anna.ok(staff.watchedPayments, days);
    expect(total).toBe(4);
    expect(list.map(({ usd, watched }) => [usd, watched]).sort()).toEqual([
      ['12000.00', 'large'],
      ['9000.00', 'structured'],
      ['9500.00', 'structured'],
      ['9999.99', 'structured'],
    ]);
    expect(new Set(list.map(({ customerNumber }) => customerNumber))).toEqual(new Set([rich.customerNumber]));
    expect((await anna.ok(staff.watchedPayments, { ...days, watched: 'large' })).total).toBe(1);
  });

  it('are found by the index of large movements', async () => {
    const plan = await test_.gateway.db.transaction(async (tx) => {
      await tx.rows('test.noScan', 'set local enable_seqscan = off');
      return tx.rows<{ 'QUERY PLAN': string }>(
        'test.plan',
        `explain select from ledger.transfer t where t.currency = 'USD' and t.phase in ('single', 'post')
         and t.amount >= 500000 and t.created_at >= now() - interval '1 day'`,
      );
    });
    expect(JSON.stringify(plan)).toContain('transfer_created_at_journal_id_idx');
  });
});

it.each([
  [
    'cash',
    '日期（北京时间）,账簿,凭证类型,币种,收入笔数,收入,支出笔数,支出,客户入账（USD）,客户出账（USD）',
    'bank:wire,deposit.wire,USD,1,250.00',
  ],
  ['fees', '日期（北京时间）', 'fee,adjustment,USD,0,0.00,1,1.50'],
  ['bonus', '日期（北京时间）', 'goodwill,adjustment,USD,0,0.00,1,10.00'],
  ['clientMoney', '归属,账簿,币种,余额', '公司,bank:wire,USD,250.00'],
  ['watched', '时间（北京时间 UTC+8）,客户,方向,账簿,单号,金额（USD）,类别', '9999.99,疑似拆分'],
])('accounting exports %s as CSV, and the export is recorded', async (report, head, line) => {
  const query = new URLSearchParams({ report, ...days });
  const answer = await anna.fetch(`${staff.reportCsv.path}?${query.toString()}`);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain(head);
  expect(text).toContain(line);
  const { list } = await anna.ok(staff.auditLog, { act: 'report.export' });
  expect(list[0]?.after).toContain(`"report":"${report}"`);
});

it.each([
  [{ startDate: day, endDate: '2026-01-01' }, 'staff.range'],
  [{ startDate: '2020-01-01', endDate: '2026-01-01' }, 'staff.range'],
  [{ startDate: '2026-13-01', endDate: day }, 'PARAM'],
])('refuses the days %j', async (request, code) => {
  expect((await anna.call(staff.moneyReport, { report: 'cash', ...request })).code).toBe(code);
  expect((await anna.call(staff.watchedPayments, request)).code).toBe(code);
});

it('trading shows commission and swap apart from the profit of positions', async () => {
  const { rows, totals } = await read('trading');
  const net = (account: string) => rows.filter((row) => row.account === account).map((row) => [row.in, row.out]);
  expect(net('trading:commission')).toEqual([['7.00', '0.00']]);
  expect(net('trading:swap')).toEqual([['2.00', '0.00']]);
  expect(net('trading')).toEqual([['0.00', '100.00']]);
  expect(totals).toMatchObject([{ currency: 'USD', in: '9.00', out: '100.00' }]);
});
