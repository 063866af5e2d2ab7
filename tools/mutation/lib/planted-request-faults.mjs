const closing = { project: 'apps/api', patterns: ['src/customer/closing'] };
const tasks = { project: 'apps/api', patterns: ['src/identity/tasks'] };
const [closings, own] = ['apps/api/src/customer/closing', 'apps/api/src/core/customers/tasks.store.ts'];
const close = 'apps/api/database/customer/functions/close.sql';
const items = 'apps/api/database/customer/functions/open-items.sql';

/**
 * Faults of requests to be closed and of tasks, as in planted-faults.mjs.
 * @type {{ name: string, file: string, from: string, to: string, tests: { project: string, patterns: string[] } }[]}
 */
export const requestFaults = [
  {
    name: 'a request to be closed needs no password',
    file: `${closings}/request-closing.ts`,
    from: '    await confirmPassword(db, customerId, password);\n',
    to: '',
    tests: closing,
  },
  {
    name: 'a request to be closed is due on the day after the last one',
    file: `${closings}/request-closing.ts`,
    from: 'brand.support.closingDays)',
    to: 'brand.support.closingDays + 20)',
    tests: closing,
  },
  {
    name: 'a second request to be closed is told again',
    file: `${closings}/request-closing.ts`,
    from: 'if (!(await addClosing(tx, customerId, reason ?? null, until))) return;',
    to: 'await addClosing(tx, customerId, reason ?? null, until);',
    tests: closing,
  },
  {
    name: 'a request that staff have decided is taken back',
    file: `${closings}/closing.store.ts`,
    from: 'where customer_id = $1 and status = 1 returning id',
    to: 'where customer_id = $1 and status in (1, 3) returning id',
    tests: closing,
  },
  {
    name: 'a request that the customer took back is refused',
    file: `${closings}/closing.store.ts`,
    from: 'where id = $1 and status = 1 returning id',
    to: 'where id = $1 and status in (1, 2) returning id',
    tests: closing,
  },
  {
    name: 'why a customer wanted to be closed stays',
    file: close,
    from: 'update customer.closing_request set reason = null where customer_id = p_customer;',
    to: '',
    tests: closing,
  },
  {
    name: 'a device stays after closing',
    file: close,
    from: "set device = '', address = ''",
    to: "set address = ''",
    tests: closing,
  },
  {
    name: 'a message with personal data stays after closing',
    file: close,
    from: 'and not message.outlives_closing(kind)',
    to: 'and message.outlives_closing(kind)',
    tests: closing,
  },
  {
    name: 'an unpaid deposit does not stop closing',
    file: items,
    from: "(undecided or status = 'unpaid' and expires_at > now())",
    to: 'undecided',
    tests: closing,
  },
  {
    name: 'money on an account does not stop closing',
    file: items,
    from: '(l.posted <> 0 or l.held <> 0)',
    to: 'l.held <> 0',
    tests: closing,
  },
  {
    name: 'a decided request to be closed is late',
    file: 'apps/api/src/customer/staff/closing-list.store.ts',
    from: 'r.status = 1 and r.until < now() as late',
    to: 'r.until < now() as late',
    tests: closing,
  },
  {
    name: 'an answered task waits for nobody',
    file: 'apps/api/src/core/reviews/open-queues.ts',
    from: 'identity.task where status = 2',
    to: 'identity.task where status = 1',
    tests: tasks,
  },
  {
    name: 'the file of another customer answers a task',
    file: own,
    from: 'common.owns_files($1, $2) is true as owns',
    to: 'common.owns_files($1, $2) is not null as owns',
    tests: tasks,
  },
  {
    name: 'a newer answer to a task is accepted unseen',
    file: 'apps/api/src/identity/staff/decide-task.ts',
    from: '|| !isSeen)',
    to: ')',
    tests: tasks,
  },
  {
    name: 'a task of another customer is answered',
    file: 'apps/api/src/identity/answer-task.ts',
    from: 'if (task?.customer_id !== customerId)',
    to: 'if (!task)',
    tests: tasks,
  },
];
