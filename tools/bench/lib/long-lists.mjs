import { loadSource } from '../../commands/lib/load-source.mjs';

const kinds = ['wallet', 'credit', 'closing', 'entrust', 'trade'];
/** `n` numbers the rows; `at` is a row's time. Rows are 15 seconds apart. */
const rows = (count) =>
  `from generate_series(1, ${count}) n, lateral (select now() - (${count} - n) * interval '15 seconds' as at) t`;

/** Report lines and their daily sums, inserted in bulk: numbering them one by one would take minutes. */
const loadBook =
  (kind) =>
  ({ count, customer, account }) => [
    `insert into reports.line (kind, id, customer_id, account_id, currency, symbol, at, volume, profit, commission, swap, position_id, detail,
                             n_customer, n_account, n_customer_symbol, n_account_symbol)
   select '${kind}', n, ${customer}, ${account}, 'USD', s.symbol, at, 1000, (n::bigint * 7919) % 20000 - 9000, -10, 0, n,
          '{"kind": "deposit", "ref": "D261121ABCDEFGH", "balance": 100000, "credit": 0, "order": "80000001", "side": "buy", "entry": "out",
            "type": "market", "status": "filled", "price": "1.10000", "openPrice": "1.10000", "closePrice": "1.20000", "openAt": "2026-01-01T00:00:00Z"}',
          n, n, case when s.symbol <> '' then (n - 1) / 10 + 1 end, case when s.symbol <> '' then (n - 1) / 10 + 1 end
   ${rows(count)}, lateral (select ${kind === 'wallet' || kind === 'credit' ? `''` : `(array['EURUSD','GBPUSD','USDJPY','XAUUSD','XAGUSD','US30','US500','NAS100','BTCUSD','AAPL'])[(n - 1) % 10 + 1]`} as symbol) s`,
    `insert into reports.day (kind, customer_id, currency, account_id, symbol, day, lines, wins, volume, gained, lost, commission, swap)
   select l.kind, l.customer_id, l.currency, s.account_id, s.symbol, (at at time zone 'Asia/Shanghai')::date, count(*),
          count(*) filter (where profit > 0), sum(volume), sum(greatest(profit, 0)), sum(least(profit, 0)), sum(commission), sum(swap)
   from reports.line l, lateral (select distinct * from (values (0::bigint, ''), (account_id, ''), (0, symbol), (account_id, symbol)) v (account_id, symbol)) s
   where l.kind = '${kind}' group by 1, 2, 3, 4, 5, 6`,
  ];

const payouts =
  (kind) =>
  ({ count, customer, account }) => [
    `insert into coin.address (customer_id, coin, chain, address, label, usable_from)
   values (${customer}, 'USDT', 'TRC20', 'T', '', now()) on conflict do nothing`,
    `insert into payout.proposal (pno, kind, customer_id, account_id, card_id, address_id, amount, fee, receive, rate, pay_amount, status,
                                platform, hold_journal, created_at, updated_at, closed_at, paid_at, ord, closed_ord)
   select '${kind === 'bank' ? 'W' : 'C'}' || n, '${kind}', ${customer}, ${account}, ${kind === 'bank' ? '(select min(id) from identity.bank_card), null' : 'null, (select min(id) from coin.address)'}, 10000, 0, 10000, 7.1, 71000,
          3, 'none', n + ${kind === 'bank' ? 0 : 100_000_000}, at, at, at, at, n, n ${rows(count)}`,
  ];

/** Every list endpoint whose table grows without limit: how to fill the table, and how the gateway reads it. */
export async function longLists() {
  const { readPage } = await loadSource('apps/api/src/reports/read-page.ts');
  const rows = await loadSource('apps/api/src/reports/to-report-row.ts');
  const { paidDrafts } = await loadSource('apps/api/src/deposit/deposit.store.ts');
  const withdraw = await loadSource('apps/api/src/withdraw/withdraw.store.ts');
  const coin = await loadSource('apps/api/src/coin/coin.store.ts');
  const { transferRecords } = await loadSource('apps/api/src/transfer/transfer.store.ts');
  const rowOf = {
    wallet: 'toWallet',
    credit: 'toCredit',
    closing: 'toClosing',
    entrust: 'toEntrust',
    trade: 'toTrade',
  };

  const days = { startDate: '2020-01-01', endDate: '2099-12-31' };
  const report =
    (kind, list) =>
    (db, { customer }, pageNo) =>
      readPage(
        db,
        { ...days, numbers: new Map(), list: { kind, customerId: customer, accountId: 0n, symbol: '', ...list } },
        { pageNo, pageSize: 15 },
        rows[rowOf[kind]],
      );
  const asked = (pageNo) => ({ ...days, pageNo, pageSize: 15 });
  return [
    ...kinds.map((kind) => ({
      name: `报表 ${kind}`,
      load: loadBook(kind),
      read: report(kind, {}),
      empty: 'reports.line, reports.day',
    })),
    {
      name: '报表 trade 按账户和品种',
      load: loadBook('trade'),
      read: (db, who, pageNo) => report('trade', { accountId: who.account, symbol: 'EURUSD' })(db, who, pageNo),
      empty: 'reports.line, reports.day',
    },
    {
      name: '入金记录',
      load: ({ count, customer, account }) => [
        `insert into deposit.draft (pno, customer_id, account_id, channel, amount, pay_amount, pay_currency, rate, fee, merchant_id, status,
                                    created_at, expires_at, paid_at, closed_at, paid_ord, paid_kind_ord, booked_at)
         select 'D' || n, ${customer}, ${account}, 'EGPAY', 10000, 72600, 'CNY', 7.26, 0, 'M', 'paid', at, at, at, at, n, n, at ${rows(count)}`,
      ],
      read: (db, { customer }, pageNo) => paidDrafts(db, customer, asked(pageNo)),
      empty: 'deposit.draft cascade',
    },
    {
      name: '出金记录',
      load: payouts('bank'),
      read: (db, { customer }, pageNo) => withdraw.withdrawalRecords(db, customer, asked(pageNo)),
      empty: 'payout.proposal cascade',
    },
    {
      name: '数字货币出金记录',
      load: payouts('coin'),
      read: (db, { customer }, pageNo) => coin.coinRecords(db, customer, asked(pageNo)),
      empty: 'payout.proposal cascade',
    },
    {
      name: '数字货币明细',
      load: ({ count, customer, account }) => [
        ...payouts('coin')({ count, customer, account }),
        `insert into coin.deal (customer_id, pno, kind, amount, at, ord) select ${customer}, 'C' || n, 'hold', ${account}, at, n ${rows(count)}`,
      ],
      read: (db, { customer }, pageNo) => coin.coinDeals(db, customer, asked(pageNo)),
      empty: 'payout.proposal cascade',
    },
    {
      name: '转账记录',
      load: ({ count, customer, account }) => [
        `insert into transfer.transfer (tno, customer_id, from_id, to_id, amount, received, status, scope, created_at, closed_at, ord)
         select 'T' || n, ${customer}, ${account}, ${account} + 1, 10000, 10000, 'done', '', at, at, n ${rows(count)}`,
      ],
      read: (db, { customer }, pageNo) => transferRecords(db, customer, asked(pageNo)),
      empty: 'transfer.transfer',
    },
  ];
}
