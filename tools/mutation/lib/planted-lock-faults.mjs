const api = (...patterns) => ({ project: 'apps/api', patterns });
const customers = api('src/http/money-at-once');

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
    file: 'apps/api/database/payout/functions/cancel.sql',
    from: 'and customer_id = p_customer for no key update;',
    to: 'and customer_id = p_customer;',
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
];
