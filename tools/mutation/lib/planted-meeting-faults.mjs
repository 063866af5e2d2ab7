const api = (...patterns) => ({ project: 'apps/api', patterns });
const credited = api('src/deposit/staff/credited-amount');
const house = api('src/core/ledger/house-accounts');
const kinds = api('src/customer/staff/limits-of-kinds');
const ends = api('src/recommend/staff/proposed-end');

/**
 * Faults where two features meet, as in planted-faults.mjs.
 * @type {{ name: string, file: string, from: string, to: string, tests: { project: string, patterns: string[] } }[]}
 */
export const meetingFaults = [
  {
    name: 'a coupon is judged by the drafted amount',
    file: 'apps/api/database/deposit/functions/credit.sql',
    from: 'v_amount >= min_deposit',
    to: 'd.amount >= min_deposit',
    tests: credited,
  },
  {
    name: 'a bonus is judged by the drafted amount',
    file: 'apps/api/database/recommend/functions/settle.sql',
    from: 'coalesce(d.credited, d.amount) >= p_threshold',
    to: 'd.amount >= p_threshold',
    tests: credited,
  },
  {
    name: 'what was to be paid leaves the channel’s account, not what arrived',
    file: 'apps/api/database/deposit/functions/credit.sql',
    from: 'coalesce(d.arrived, d.pay_amount)),',
    to: 'd.pay_amount),',
    tests: credited,
  },
  {
    name: 'a chargeback takes back what was to be paid, not what arrived',
    file: 'apps/api/database/account/functions/post-adjustment.sql',
    from: 'coalesce(d.arrived, d.pay_amount)',
    to: 'd.pay_amount',
    tests: credited,
  },
  {
    name: 'the customer is told the drafted amount',
    file: 'apps/api/database/deposit/functions/credit.sql',
    from: "'deposit.paid', jsonb_build_object('pno', d.pno, 'amount', v_amount::text)",
    to: "'deposit.paid', jsonb_build_object('pno', d.pno, 'amount', d.amount::text)",
    tests: credited,
  },
  {
    name: 'the money of the day has the drafted amount',
    file: 'apps/api/src/staff/home/money-flow.store.ts',
    from: 'coalesce(d.credited, d.amount) as usd',
    to: 'd.amount as usd',
    tests: credited,
  },
  {
    name: 'a coin withdrawal is judged by the limit of bank withdrawals',
    file: 'apps/api/database/customer/functions/check-limit.sql',
    from: 'else o.coin_max end',
    to: 'else o.withdraw_max end',
    tests: kinds,
  },
  {
    name: 'the day of coin is judged by the limit of bank withdrawals',
    file: 'apps/api/database/customer/functions/check-limit.sql',
    from: "when 'coin' then o.coin_daily end",
    to: "when 'coin' then o.withdraw_daily end",
    tests: kinds,
  },
  {
    name: 'payouts of the other kind use up the day',
    file: 'apps/api/database/payout/functions/used-today.sql',
    from: 'customer_id = p_customer and kind = p_kind and status',
    to: 'customer_id = p_customer and p_kind is not null and status',
    tests: kinds,
  },
  {
    name: 'the own limit of coin is not shown',
    file: 'apps/api/src/core/customers/own-limits.ts',
    from: 'lowest(coin.max, own.coin_max, own.coin_daily)',
    to: 'lowest(coin.max, own.coin_daily)',
    tests: kinds,
  },
  {
    name: 'an export leaves out a limit',
    file: 'apps/api/src/customer/staff/export.store.ts',
    from: `ledger.money_text(coin_daily, 'USD') as "coinDaily"`,
    to: `null as "coinDaily"`,
    tests: kinds,
  },
  {
    name: 'a reversal is on a house account of its own',
    file: 'apps/api/database/account/functions/post-adjustment.sql',
    from: 'coalesce(earlier.kind, j.kind)',
    to: 'j.kind',
    tests: house,
  },
  {
    name: 'a refunded fee is not paid by the account of fees',
    file: 'apps/api/database/account/functions/adjustment-house.sql',
    from: "when 'feeRefund' then 'fee'",
    to: "when 'feeRefund' then 'goodwill'",
    tests: house,
  },
  {
    name: 'the fee of a withdrawal stays on the account of payouts',
    file: 'apps/api/database/withdraw/functions/submit.sql',
    from: "(2, 'fee', p.fee)",
    to: "(2, 'payout:bank', p.fee)",
    tests: house,
  },
  {
    name: 'a commission is paid by the account of promotions',
    file: 'apps/api/database/recommend/functions/decide-commission.sql',
    from: "ledger.house('commission', 'USD')",
    to: "ledger.house('promotion', 'USD')",
    tests: house,
  },
  {
    name: 'of two settings the one that was proposed later holds',
    file: 'apps/api/database/common/functions/settings-at.sql',
    from: 'order by t.key, c.from_at desc, c.id desc',
    to: 'order by t.key, c.id desc',
    tests: api('src/core/settings/pending-settings'),
  },
  {
    name: 'of two settings to come the one that was proposed later holds',
    file: 'apps/api/src/core/settings/settings.store.ts',
    from: 'order by from_at, id)',
    to: 'order by id)',
    tests: api('src/core/settings/pending-settings'),
  },
  {
    name: 'the end of an agreement is approved by its proposer',
    file: 'apps/api/database/recommend/functions/decide-agreement.sql',
    from: 'case g.status when 1 then g.proposed_by else g.end_proposed_by end',
    to: 'g.proposed_by',
    tests: ends,
  },
  {
    name: 'the lots of an agreement with a proposed end do not count',
    file: 'apps/api/database/recommend/functions/closed-lots.sql',
    from: 'g.status in (2, 4, 5)',
    to: 'g.status in (2, 5)',
    tests: ends,
  },
  {
    name: 'an agreement with a proposed end has no rates',
    file: 'apps/api/src/recommend/commission/commission.store.ts',
    from: 'status in (2, 4, 5) and from_month',
    to: 'status in (2, 5) and from_month',
    tests: ends,
  },
  {
    name: 'an introducer whose agreement has a proposed end is left out',
    file: 'apps/api/src/recommend/commission/commission.store.ts',
    from: 'where status in (2, 4, 5) order by 1',
    to: 'where status in (2, 5) order by 1',
    tests: ends,
  },
  {
    name: 'a bank’s place may be a formula',
    file: 'libs/contract/src/kernel/types.ts',
    from: "Type.String({ format: 'cell', minLength: 1, maxLength })",
    to: "Type.String({ format: 'line', minLength: 1, maxLength })",
    tests: api('src/http/text-input'),
  },
];
