/** Ids of the rows begin here, far above those of a new database. */
const first = 90_000_000;

/** `n` numbers the rows, from `from` on; `own` is the number of a customer, the same for every `customers` rows. */
const numbered = (from: number, count: number, customers: number) =>
  `from generate_series(${from}, ${from + count - 1}) n,
   lateral (select ${first} + n as id, ${first} + n % ${customers} as own,
                   timestamptz '2026-01-01 00:00Z' + (n / 3) * interval '1 second' as at,
                   (100 + (n::bigint * 7919) % 500) * 100 as amount) v`;

/** Customers with a wallet, a verified name in some, and an approved card. Insert in replica mode. */
export const customerRows = (count: number): string[] => {
  const rows = numbered(0, count, count);
  return [
    `insert into customer.customer (id, nation_code, mobile_phone, chinese_name, id_mask, email, invite_code, platform, registered_at,
                                    identity_status, level)
     overriding system value
     select id, '86', (13100000000 + n)::text, case when n % 3 > 0 then '客户' || n % 40 end, '110***********' || n % 10,
            'c' || n || '@example.com', 'LIST' || n, 1, at, n % 4,
            case when n % 10 = 0 then 'DIA' when n % 2 = 0 then 'STD' end ${rows}`,
    `insert into ledger.account (id, owner_id, kind, currency, class, posted) overriding system value
     select id, id, 'wallet', 'USD', 'limited', amount ${rows}`,
    `insert into account.account (id, customer_id, kind, status, ledger_id) overriding system value
     select id, id, 'wallet', 'open', id ${rows}`,
    `insert into coin.address (id, customer_id, coin, chain, address, label, usable_from) overriding system value
     select id, id, 'USDT', 'TRC20', 'T' || id, '', at ${rows}`,
  ];
};

type Documents = { from: number; count: number; customers: number; open: boolean };

/** The documents of the review queues, deposits, payouts, adjustments and the audit log. Insert in replica mode. */
export function documentRows({ from, count, customers, open }: Documents): string[] {
  const rows = numbered(from, count, customers);
  const mark = open ? 'O' : 'C';
  const decided = open ? 'null' : 'at';
  const payout = (kind: 'bank' | 'coin', base: number) =>
    `insert into payout.proposal (pno, kind, customer_id, account_id, card_id, address_id, amount, fee, receive, rate, pay_amount,
                                  status, platform, hold_journal, created_at, updated_at, closed_at, paid_at, ord, closed_ord)
     select '${kind === 'bank' ? 'W' : 'X'}${mark}' || lpad(n::text, 9, '0'), '${kind}', own, own,
            ${kind === 'bank' ? 'own, null' : 'null, own'}, amount, 0, amount, 7.1, amount * 7, ${open ? 1 : 3}, 'none',
            ${base}::bigint + n, at, at, ${decided}, ${decided}, n, ${open ? 'null' : 'n'} ${rows}`;
  return [
    `insert into identity.identity (id, customer_id, chinese_name, id_encrypted, id_index, id_mask, front_file_id, back_file_id, status,
                                    submitted_at, decided_at) overriding system value
     select id, id, '客户' || n % 40, '', n::text::bytea, '110***********1', 'f', 'b', ${open ? 2 : 1}, at, ${decided} ${rows}`,
    `insert into identity.bank_card (id, customer_id, bank_code, number_encrypted, number_index, number_mask, holder, province, city,
                                     branch, image_file_id, approval, name_approval, image_approval, created_at, decided_at)
     overriding system value
     select id, own, 'ICBC', '', n::text::bytea, '6222***********' || lpad((n % 10000)::text, 4, '0'), '客户', '上海市', '上海市', '支行',
            'i', ${open ? '2, 2, 2' : '1, 1, 1'}, at, ${decided} ${rows}`,
    payout('bank', 900_000_000_000),
    payout('coin', 910_000_000_000),
    `insert into deposit.draft (pno, customer_id, account_id, channel, amount, pay_amount, pay_currency, rate, fee, merchant_id, status,
                                undecided, created_at, expires_at, paid_at, closed_at, paid_ord, paid_kind_ord, booked_at)
     select 'D${mark}' || lpad(n::text, 9, '0'), own, own, 'EGPAY', amount, amount * 7, 'CNY', 7.1, 0, 'M',
            '${open ? 'mismatch' : 'paid'}', ${open}, at, at, ${decided}, ${decided}, ${open ? 'null, null, null' : 'n, n, at'} ${rows}`,
    `insert into account.adjustment (id, number, kind, account_id, amount, reason, status, proposed_by, proposed_at, decided_by,
                                     decided_at, journal_id) overriding system value
     select id, 'A${mark}' || lpad(n::text, 9, '0'), 'goodwill', own, amount, '补偿', ${open ? 1 : 2}, 'staff:a@broker.test', at,
            ${open ? 'null, null, null' : `'staff:b@broker.test', at, 920000000000::bigint + n`} ${rows}`,
    `insert into account.link_request (id, customer_id, login, platform_name, status, created_at, decided_at) overriding system value
     select id, own, n::text, '客户', ${open ? 2 : 1}, at, ${decided} ${rows}`,
    `insert into kernel.audit (at, actor, act, subject, before, after, address)
     select at, 'staff:list@broker.test', 'customer.read', 'customer:' || own, null, '{"field": "idDocumentNumber"}', '127.0.0.1' ${rows}`,
  ];
}

/** Lists that stay short: batches, posts, introducers, their agreements and commissions, breaks. Insert in replica mode. */
export const shortListRows = (count: number): string[] => {
  const rows = numbered(0, count, count);
  return [
    `insert into payout.batch (number, format, profile, items, total, file, status, made_by, made_at)
     select 'B' || lpad(n::text, 9, '0'), 'csv', 'CSV', 1 + n % 3, amount, '', 1, 'staff:a@broker.test', at ${rows}`,
    `insert into content.post (id, kind, title, summary, text, pinned, status, publish_at, changed_by, changed_at)
     select id::text, 'notice', '公告' || n % 4, '', '', false, case when n % 2 = 0 then 1 else 2 end,
            case when n % 2 = 1 then at end, 'staff:a@broker.test', at ${rows}`,
    `insert into recommend.introducer_application (id, request_key, request_hash, chinese_name, mobile_phone, email, city, channel,
                                                   address, status, created_at, decided_at) overriding system value
     select id, 'k' || n, '', '介绍人', (13100000000 + n)::text, 'i@example.com', '上海', '网站', '127.0.0.1', 1, at, at ${rows}`,
    `insert into recommend.introducer_application (id, request_key, request_hash, chinese_name, mobile_phone, email, city, channel,
                                                   address, status, created_at) overriding system value
     select id + 1000000, 'o' || n, '', '介绍人', (13200000000 + n)::text, 'i@example.com', '上海', '网站', '127.0.0.1', 2, at ${rows}`,
    `insert into recommend.agreement (id, application_id, introducer_id, version, from_month, tiers, document_id, status, proposed_by,
                                      proposed_at, decided_by, refusal) overriding system value
     select id, id, own, n, date '2026-01-01' + n % 3 * interval '1 month', '[]', 'd', 3, 'staff:a@broker.test', at,
            'staff:b@broker.test', '有误' ${numbered(0, count, 3)}`,
    `insert into recommend.commission (id, introducer_id, month, agreement_id, lots, other_lots, from_lots, amount, status)
     overriding system value
     select id, own, date '2020-01-01' + n / 3 * interval '1 month', id, amount, 0, 0, amount, 1 ${numbered(0, count, 3)}`,
    `insert into reconciliation.break (id, area, check_name, subject, no, expected, found, first_seen, last_seen, closed_at, resolution)
     overriding system value
     select id, 'channel', 'channel.order', 'LIST', n + 1, '', '', at, at, case when n % 2 = 1 then at end,
            case when n % 2 = 1 then 'agreed' end ${rows}`,
    `insert into recommend.relation (customer_id, inviter_id, status, registered_at, ord)
     select id + 5000000, ${first} + n % 2, 'waiting', at, n ${rows}`,
  ];
};
