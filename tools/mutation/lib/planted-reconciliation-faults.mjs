const both = { project: 'apps/api', patterns: ['src/core/reconciliation/both-sides'] };

/**
 * Faults of the reconciliation that sees one side only, as in planted-faults.mjs.
 * @type {{ name: string, file: string, from: string, to: string, tests: { project: string, patterns: string[] } }[]}
 */
export const reconciliationFaults = [
  {
    name: 'the reconciliation takes any house account',
    file: 'apps/api/database/ledger/functions/side.sql',
    from: 'case a.owner_id when 0 then a.kind else',
    to: "case a.owner_id when 0 then 'house' else",
    tests: both,
  },
  {
    name: 'the reconciliation takes any account of a customer',
    file: 'apps/api/database/ledger/functions/side.sql',
    from: 'else a.id::text end',
    to: "else '1' end",
    tests: both,
  },
  {
    name: 'the reconciliation does not see a movement that was posted twice',
    file: 'apps/api/database/ledger/functions/leg-breaks.sql',
    from: 'table posted except all table required',
    to: 'table posted except table required',
    tests: both,
  },
  {
    name: 'the reconciliation does not see a movement that was not posted',
    file: 'apps/api/database/ledger/functions/leg-breaks.sql',
    from: '(table required except all table posted) r',
    to: '(table required except all table required) r',
    tests: both,
  },
  {
    name: 'the budget of a promotion is not compared with its coupons',
    file: 'apps/api/database/activity/functions/breaks.sql',
    from: 'where c.committed <> coalesce(g.amount, 0)',
    to: 'where c.committed > c.budget',
    tests: both,
  },
];
