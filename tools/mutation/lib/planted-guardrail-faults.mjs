const guardrails = {
  project: 'apps/api',
  patterns: ['src/customer/guardrails', 'src/customer/decide-guardrails', 'src/account/pause'],
};
const [functions, customer] = ['apps/api/database/customer/functions', 'apps/api/src/customer'];

/**
 * Faults of the limits that customers set for themselves, as in planted-faults.mjs.
 * @type {{ name: string, file: string, from: string, to: string, tests: { project: string, patterns: string[] } }[]}
 */
export const guardrailFaults = [
  {
    name: 'a looser guardrail holds at once',
    file: `${functions}/guardrails.sql`,
    from: ' and (g.starts_at is null or g.starts_at <= now())',
    to: '',
    tests: guardrails,
  },
  {
    name: 'a withdrawn change of a guardrail holds',
    file: `${functions}/guardrails.sql`,
    from: ' and g.withdrawn_at is null',
    to: '',
    tests: guardrails,
  },
  {
    name: 'a pause never ends',
    file: `${functions}/guardrails.sql`,
    from: 'h.until > now()',
    to: 'h.until is not null',
    tests: guardrails,
  },
  {
    name: 'a month of deposits begins today',
    file: 'apps/api/database/deposit/functions/own-limits.sql',
    from: "else date_trunc('month', t.today)::date end",
    to: 'else t.today end',
    tests: guardrails,
  },
  {
    name: 'a lock refuses no new payee',
    file: `${functions}/refuse-new-address.sql`,
    from: 'where locked)',
    to: 'where false)',
    tests: guardrails,
  },
  {
    name: 'an exclusion is shortened',
    file: `${customer}/decide-guardrails.ts`,
    from: "if (name === 'excludeUntil') return { refused: 'customer.excluded', field: name };",
    to: '',
    tests: guardrails,
  },
  {
    name: 'a higher limit is the tighter one',
    file: `${customer}/decide-guardrails.ts`,
    from: 'value > held : value < held',
    to: 'value > held : value > held',
    tests: guardrails,
  },
  {
    name: 'a change that holds leaves the pending one',
    file: `${customer}/guardrail-changes.store.ts`,
    from: 'where customer_id = $1 and name = $2 and withdrawn_at is null and starts_at > now()',
    to: 'where customer_id = $1 and name = $2 and withdrawn_at is null and starts_at < now()',
    tests: guardrails,
  },
  {
    name: 'a change ends the pending ones of other names',
    file: `${customer}/guardrail-changes.store.ts`,
    from: 'where customer_id = $1 and name = $2 and',
    to: 'where customer_id = $1 and $2::text is not null and',
    tests: guardrails,
  },
  {
    name: 'an exclusion needs no password',
    file: `${customer}/guardrails.ts`,
    from: "if (body.excludeUntil) await confirmPassword(db, customerId, body.password ?? '');",
    to: '',
    tests: guardrails,
  },
  {
    name: 'a pause leaves unpaid deposits',
    file: `${customer}/guardrails.ts`,
    from: "if (event === 'set' && name.endsWith('Until')) await beginPause(tx, customerId);",
    to: '',
    tests: guardrails,
  },
  {
    name: 'a pause cancels the deposits of everybody',
    file: `${customer}/guardrail-changes.store.ts`,
    from: "where customer_id = $1 and status = 'unpaid'",
    to: "where $1::bigint is not null and status = 'unpaid'",
    tests: guardrails,
  },
  {
    name: 'a change of a guardrail is sent to nobody',
    file: `${customer}/guardrails.ts`,
    from: '        await tell(tx, customerId, change, delayHours);\n',
    to: '',
    tests: guardrails,
  },
  {
    name: 'an ended pause is still shown',
    file: 'apps/api/src/core/customers/guardrails.store.ts',
    from: 'row.over ? null : valueOf(row)',
    to: 'valueOf(row)',
    tests: guardrails,
  },
];
