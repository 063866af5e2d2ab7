const cases = { project: 'apps/api', patterns: ['src/support/staff/cases'] };
const callbacks = { project: 'apps/api', patterns: ['src/deposit/staff/callbacks'] };
const ofCases = 'apps/api/src/support/staff';
const ofDeposits = 'apps/api/src/deposit';

/**
 * Faults of suspicious cases and of the list of callbacks, as in planted-faults.mjs.
 * @type {{ name: string, file: string, from: string, to: string, tests: { project: string, patterns: string[] } }[]}
 */
export const caseFaults = [
  {
    name: 'a suspicious case is not locked',
    file: `${ofCases}/case.store.ts`,
    from: 'from support.suspicious_case where id = $1 for no key update`',
    to: 'from support.suspicious_case where id = $1`',
    tests: cases,
  },
  {
    name: 'who proposed how a case ends decides it',
    file: `${ofCases}/decide-case.ts`,
    from: 'await requireSecond(tx, proposed_by, ctx.staff.actor);',
    to: '',
    tests: cases,
  },
  {
    name: 'a note during the review is not read by who decides',
    file: `${ofCases}/case.store.ts`,
    from: 'with counted as (update support.suspicious_case set version = version + 1 where id = $1)',
    to: '',
    tests: cases,
  },
  {
    name: 'a member reads the case about their own customer account',
    file: `${ofCases}/read-case.ts`,
    from: "if (row.customer_id === own) throw new Failure('staff.ownCustomer');",
    to: '',
    tests: cases,
  },
  {
    name: 'a member exports the case about their own customer account',
    file: `${ofCases}/case.store.ts`,
    from: 'and s.customer_id is distinct from $4',
    to: 'and $4::bigint is distinct from 0',
    tests: cases,
  },
  {
    name: 'a note is about another customer’s item',
    file: `${ofCases}/add-case-note.ts`,
    from: "if (ref && !(await ownsRef(tx, customerId, ref))) throw ctx.fail('staff.caseRef', { fields: ['ref'] });",
    to: '',
    tests: cases,
  },
  {
    name: 'staff read what a channel sends of who paid',
    file: `${ofDeposits}/staff/shown-fields.ts`,
    from: '!known.has(name) || ',
    to: '',
    tests: callbacks,
  },
  {
    name: 'a payment of the future is booked when staff ask',
    file: `${ofDeposits}/settle-answer.ts`,
    from: "if (isPaidLater(report)) return 'future';",
    to: '',
    tests: callbacks,
  },
  {
    name: 'a member asks the channel about their own deposit',
    file: `${ofDeposits}/staff/ask-channel.ts`,
    from: "if (order.customer_id !== null && order.customer_id === staff.customerId) throw fail('staff.ownCustomer');",
    to: '',
    tests: callbacks,
  },
  {
    name: 'callbacks that nobody signed are counted once an hour',
    file: `${ofDeposits}/deposit.store.ts`,
    from: 'times = c.times + excluded.times',
    to: 'times = c.times',
    tests: callbacks,
  },
];
