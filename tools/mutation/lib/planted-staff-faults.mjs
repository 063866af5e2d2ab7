const api = (...patterns) => ({ project: 'apps/api', patterns });

/**
 * Faults of the acts of staff, as in planted-faults.mjs.
 * @type {{ name: string, file: string, from: string, to: string, tests: { project: string, patterns: string[] } }[]}
 */
export const staffFaults = [
  {
    name: 'the trading stays disabled after a freeze',
    file: 'apps/api/database/account/functions/trading-changes.sql',
    from: "and not customer.frozen(customer_id, 'trading')",
    to: 'and false',
    tests: api('src/account/apply-freezes'),
  },
  {
    name: 'one account that the platform does not answer for holds up the freezes of all',
    file: 'apps/api/src/account/apply-freezes.ts',
    from: "gateway.log.warn({ err: error, account: String(id) }, 'the platform has not applied a freeze of trading');",
    to: 'throw error;',
    tests: api('src/account/apply-freezes'),
  },
  {
    name: 'the right to trade replaces all other rights of a login',
    file: 'apps/api/src/adapters/trading/mt5-web-api/user-rights.ts',
    from: 'disabled ? Number(rights) | tradeDisabled : Number(rights) & ~tradeDisabled',
    to: 'disabled ? rightsOfNewUser | tradeDisabled : rightsOfNewUser',
    tests: api('mt5-web-api/mt5-web-api.test'),
  },
  {
    name: 'the simulated platform takes orders of a frozen customer',
    file: 'apps/api/src/adapters/trading/mt5-sandbox/open-position.ts',
    from: 'if (account.trade_disabled)',
    to: 'if (false)',
    tests: api('mt5-sandbox/accounts'),
  },
  {
    name: 'a lower level keeps the higher leverage',
    file: 'apps/api/src/account/staff/change-level.ts',
    from: 'const leverage = Math.min(leverageBefore, leverageCap(brand, { level, first_minimum }));',
    to: 'const leverage = leverageBefore;',
    tests: api('src/account/staff/change-level'),
  },
  {
    name: 'the level of an account with open positions is lowered',
    file: 'apps/api/src/account/staff/change-level.ts',
    from: 'if (isLower(level, before) && figures.positions > 0)',
    to: 'if (false)',
    tests: api('src/account/staff/change-level'),
  },
  {
    name: 'a new phone is approved by the member who requested it',
    file: 'apps/api/database/customer/functions/decide-phone-change.sql',
    from: 'elsif p.requested_by = p_actor then',
    to: 'elsif false then',
    tests: api('src/customer/staff/propose-phone'),
  },
  {
    name: 'a session outlives a change of the phone that staff requested',
    file: 'apps/api/database/customer/functions/end-sessions.sql',
    from: 'and id is distinct from p_except;\n  return',
    to: 'and id <> p_except;\n  return',
    tests: api('src/customer/staff/propose-phone'),
  },
  {
    name: 'a new phone is approved without the second factor',
    file: 'libs/contract/src/staff/decision-rules.ts',
    from: "approve: { permission: 'review.phone', stepUp: true, second",
    to: "approve: { permission: 'review.phone', second",
    tests: api('src/customer/staff/propose-phone'),
  },
  {
    name: 'a payout batch is released by the member who made it',
    file: 'apps/api/database/payout/functions/decide-batch.sql',
    from: 'perform staff.require_second(b.made_by, p_actor);',
    to: 'null;',
    tests: api('src/http/two-persons'),
  },
  {
    name: 'a member releases a payout to their own customer account',
    file: 'apps/api/database/payout/functions/decide-batch.sql',
    from: 'and p.customer_id = p_own',
    to: 'and p.customer_id = p_own and false',
    tests: api('src/http/two-persons'),
  },
  {
    name: 'a payment for an unknown order is in no list',
    file: 'apps/api/database/deposit/functions/settle.sql',
    from: "if verdict = 'unknown' and p_status = 'paid' then",
    to: 'if false then',
    tests: api('src/deposit/staff/unmatched'),
  },
  {
    name: 'a payment for an unknown order is credited and refunded',
    file: 'apps/api/database/deposit/functions/refund-unmatched.sql',
    from: "where kind = 'deposit' and reference = u.number and status = 1",
    to: 'where false',
    tests: api('src/deposit/staff/unmatched'),
  },
];
