const support = { project: 'apps/api', patterns: ['src/support'] };
const folder = 'apps/api/src/support';

/**
 * Faults of questions and complaints, as in planted-faults.mjs.
 * @type {{ name: string, file: string, from: string, to: string, tests: { project: string, patterns: string[] } }[]}
 */
export const ticketFaults = [
  {
    name: 'a ticket is not locked',
    file: `${folder}/ticket.store.ts`,
    from: 'where id = $1 for no key update`',
    to: 'where id = $1`',
    tests: support,
  },
  {
    name: 'tickets of a customer are opened at once',
    file: `${folder}/customer.store.ts`,
    from: 'where id = $1 for no key update',
    to: 'where id = $1',
    tests: support,
  },
  {
    name: 'tickets of a visitor are opened at once',
    file: `${folder}/visitor.store.ts`,
    from: `select pg_advisory_xact_lock(hashtextextended('ticket:' || key, 0)) is null as locked`,
    to: 'select false as locked',
    tests: support,
  },
  {
    name: 'who has answered a complaint approves its outcome',
    file: `${folder}/staff/decide-outcome.ts`,
    from: '.some((one) => one.author === ctx.staff.actor)',
    to: '.some(() => false)',
    tests: support,
  },
  {
    name: 'a file of another customer is attached',
    file: `${folder}/customer.store.ts`,
    from: 'select common.owns_files($1, $2) as owns',
    to: 'select common.owns_files($1, $2) or true as owns',
    tests: support,
  },
];
