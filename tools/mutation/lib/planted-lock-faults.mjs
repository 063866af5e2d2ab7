const api = (...patterns) => ({ project: 'apps/api', patterns });
const customers = api('src/http/money-at-once');
const members = api('src/http/staff-at-once');
const others = api('src/http/customer-at-once');

/**
 * Locks that are left out, as in planted-faults.mjs. Each is found by requests at the same time only.
 * @type {{ name: string, file: string, from: string, to: string, tests: { project: string, patterns: string[] } }[]}
 */
export const lockFaults = [
  {
    name: 'the address book is not locked',
    file: 'apps/api/database/coin/functions/add-address.sql',
    from: '  perform from customer.customer where id = p_customer for no key update;\n',
    to: '',
    tests: customers,
  },
  {
    name: 'a cancelled payout is not locked',
    file: 'apps/api/src/core/payouts/payout.store.ts',
    from: 'and customer_id = $3 for no key update',
    to: 'and customer_id = $3',
    tests: customers,
  },
  {
    name: 'a cancelled draft is not locked',
    file: 'apps/api/database/deposit/functions/cancel.sql',
    from: 'and customer_id = p_customer for no key update;',
    to: 'and customer_id = p_customer;',
    tests: customers,
  },
  {
    name: 'the day of withdrawals is not locked',
    file: 'apps/api/database/payout/functions/check-customer.sql',
    from: 'from customer.customer where id = p_customer for no key update;',
    to: 'from customer.customer where id = p_customer;',
    tests: customers,
  },
  {
    name: 'a line of a bank’s result is not locked',
    file: 'apps/api/database/payout/functions/take-result.sql',
    from: 'where batch = p_batch and pno = p_pno for no key update;',
    to: 'where batch = p_batch and pno = p_pno;',
    tests: api('src/withdraw/staff/batches'),
  },
  {
    name: 'a decided adjustment is not locked',
    file: 'apps/api/database/account/functions/decide-adjustment.sql',
    from: 'where id = p_id for no key update;',
    to: 'where id = p_id;',
    tests: api('src/http/two-persons-at-once'),
  },
  {
    name: 'the openings of a customer are not locked',
    file: 'apps/api/database/account/functions/open-mt5.sql',
    from: '  perform from customer.customer where id = p_customer for no key update;\n',
    to: '',
    tests: customers,
  },
  {
    name: 'an account is archived while a deposit to it is submitted',
    file: 'apps/api/database/account/functions/archive.sql',
    from: '  perform from customer.customer where id = p_customer for no key update;\n',
    to: '',
    tests: others,
  },
  {
    name: 'the address of a customer is not locked',
    file: 'apps/api/src/customer/email.store.ts',
    from: 'customer.customer where id = $1 for update',
    to: 'customer.customer where id = $1',
    tests: others,
  },
  {
    name: 'a post that is changed is not locked',
    file: 'apps/api/database/content/functions/save-post.sql',
    from: 'where id = p_id for no key update;',
    to: 'where id = p_id;',
    tests: members,
  },
  {
    name: 'a post that is published is not locked',
    file: 'apps/api/database/content/functions/decide-post.sql',
    from: 'where id = p_id for no key update;',
    to: 'where id = p_id;',
    tests: members,
  },
  {
    name: 'a slide that is changed is not locked',
    file: 'apps/api/database/content/functions/save-slide.sql',
    from: 'where id = p_id for no key update;',
    to: 'where id = p_id;',
    tests: members,
  },
  {
    name: 'the balance of a bank account is not locked',
    file: 'apps/api/database/reports/functions/record-bank-balance.sql',
    from: "  perform pg_advisory_xact_lock(hashtextextended('reports.bank_balance ' || b.account, 0));\n",
    to: '',
    tests: members,
  },
  {
    name: 'the challenge of a session is not locked',
    file: 'apps/api/src/staff/session/session.store.ts',
    from: 'where id = $1 for update',
    to: 'where id = $1',
    tests: members,
  },
  {
    name: 'an item is taken by everybody who asks at once',
    file: 'apps/api/src/staff/take-review.ts',
    from: "where t.member_id = excluded.member_id or t.seen_at < now() - interval '45 seconds'",
    to: '',
    tests: members,
  },
  {
    name: 'a bank card that is decided is not locked',
    file: 'apps/api/database/identity/functions/decide-bank.sql',
    from: 'where id = p_id for update;',
    to: 'where id = p_id;',
    tests: members,
  },
  {
    name: 'an application that is decided is not locked',
    file: 'apps/api/database/recommend/functions/decide-introducer.sql',
    from: 'where id = p_id for update;',
    to: 'where id = p_id;',
    tests: members,
  },
  {
    name: 'a payment in suspense that is decided is not locked',
    file: 'apps/api/database/deposit/functions/decide-suspense.sql',
    from: 'where id = p_id for no key update;',
    to: 'where id = p_id;',
    tests: members,
  },
  {
    name: 'a promotion that is ended is not locked',
    file: 'apps/api/database/activity/functions/end-campaign.sql',
    from: 'where id = p_campaign for no key update;',
    to: 'where id = p_campaign;',
    tests: members,
  },
];
