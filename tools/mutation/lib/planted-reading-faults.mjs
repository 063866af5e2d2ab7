const api = (...patterns) => ({ project: 'apps/api', patterns });
const reads = api('src/staff/audit/every-customer');
const cache = { project: 'libs/api-client', patterns: ['src/kernel/changed-reads'] };

/**
 * Reads that are not in the audit log, pages that stay old, limits and waiting times that are not enforced. As in planted-faults.mjs.
 * @type {{ name: string, file: string, from: string, to: string, tests: { project: string, patterns: string[] } }[]}
 */
export const readingFaults = [
  {
    name: 'a read of a customer hides the same read of another one',
    file: 'apps/api/src/core/audit/audit-read.ts',
    from: 'and act = $2 and subject = $3',
    to: 'and act = $2 and $3 = $3',
    tests: reads,
  },
  {
    name: 'a list in another order is the same read',
    file: 'apps/api/src/core/audit/audit-read.ts',
    from: 'after: { ...filter, sort, pageSize },',
    to: 'after: { ...filter, pageSize },',
    tests: reads,
  },
  {
    name: 'deposits of another customer are the same read',
    file: 'apps/api/src/deposit/staff/staff-deposits.ts',
    from: 'customer: customerId?.toString(), startDate',
    to: 'startDate',
    tests: reads,
  },
  {
    name: 'a changed e-mail address starts no cooling-off',
    file: 'apps/api/src/customer/email.store.ts',
    from: 'set email = $2, secured_at = now() where',
    to: 'set email = $2 where',
    tests: api('src/withdraw/cooling'),
  },
  {
    name: 'lists are as long as the caller likes',
    file: 'apps/api/src/http/validator.ts',
    from: "  compiler.addKeyword({\n    keyword: 'maxBytes',",
    to: "  compiler.removeKeyword('maxItems');\n  compiler.addKeyword({\n    keyword: 'maxBytes',",
    tests: api('src/http/schema-limits'),
  },
  {
    name: 'texts are as long as the caller likes',
    file: 'apps/api/src/http/validator.ts',
    from: "  compiler.addKeyword({\n    keyword: 'maxBytes',",
    to: "  compiler.removeKeyword('maxLength');\n  compiler.addKeyword({\n    keyword: 'maxBytes',",
    tests: api('src/http/schema-limits'),
  },
  {
    name: 'the balance stays on the page after a withdrawal is cancelled',
    file: 'libs/api-client/src/withdraw/withdraw.api.ts',
    from: 'requests.cancelWithdrawProposal, money)',
    to: "requests.cancelWithdrawProposal, ['withdraw'])",
    tests: cache,
  },
  {
    name: 'the reports stay as they were after credit is given up',
    file: 'libs/api-client/src/account/account-acts.api.ts',
    from: 'requests.giveUpCredit, money)',
    to: 'requests.giveUpCredit, accounts)',
    tests: cache,
  },
];
