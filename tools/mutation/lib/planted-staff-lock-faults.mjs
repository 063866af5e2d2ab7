const api = (...patterns) => ({ project: 'apps/api', patterns });
const pairs = api('src/http/two-persons-at-once');
const decisions = api('src/http/decisions-at-once');
const members = api('src/http/staff-at-once');

/**
 * Locks that are left out where acts of staff meet, as in planted-lock-faults.mjs.
 * @type {{ name: string, file: string, from: string, to: string, tests: { project: string, patterns: string[] } }[]}
 */
export const staffLockFaults = [
  {
    name: 'settings are decided at the same time',
    file: 'apps/api/src/common/staff/settings-change.store.ts',
    from: "  await tx.rows('settings.lock', `select pg_advisory_xact_lock(hashtextextended('common.settings', 0))`);\n",
    to: '',
    tests: decisions,
  },
  {
    name: 'a change of a member is decided at the same time',
    file: 'apps/api/src/staff/members/member-change.store.ts',
    from: "where id = $1 for no key update', [id]",
    to: "where id = $1', [id]",
    tests: pairs,
  },
  {
    name: 'two members deactivate each other',
    file: 'apps/api/src/staff/members/change-member.ts',
    from: '    await lockStaff(tx);\n',
    to: '',
    tests: decisions,
  },
  {
    name: 'two changes of members are carried out at the same time',
    file: 'apps/api/src/staff/members/apply-change.ts',
    from: '  await lockStaff(tx);\n',
    to: '',
    tests: decisions,
  },
  {
    name: 'an agreement is decided at the same time',
    file: 'apps/api/database/recommend/functions/decide-agreement.sql',
    from: '  perform customer.lock_for_staff(g.introducer_id, p_own);\n  perform recommend.lock_commissions(g.introducer_id);\n',
    to: '',
    tests: decisions,
  },
  {
    name: 'an agreement is approved while its month is computed',
    file: 'apps/api/database/recommend/functions/decide-agreement.sql',
    from: '  perform recommend.lock_commissions(g.introducer_id);\n',
    to: '',
    tests: decisions,
  },
  {
    name: 'commissions are computed without a lock',
    file: 'apps/api/src/recommend/commission/compute-commissions.ts',
    from: '  await lockCommissions(tx, introducer);\n',
    to: '',
    tests: decisions,
  },
  {
    name: 'two ends of an agreement are proposed',
    file: 'apps/api/database/recommend/functions/propose-agreement-end.sql',
    from: '  perform customer.lock_for_staff(g.introducer_id, p_own);\n',
    to: '',
    tests: decisions,
  },
  {
    name: 'a commission is decided at the same time',
    file: 'apps/api/database/recommend/functions/decide-commission.sql',
    from: '  perform customer.lock_for_staff(c.introducer_id, p_own);\n  perform recommend.lock_commissions(c.introducer_id);\n',
    to: '',
    tests: pairs,
  },
  {
    name: 'a phone is approved while it is withdrawn',
    file: 'apps/api/database/customer/functions/cancel-phone-change.sql',
    from: '  perform from customer.customer where id = p_customer for no key update;\n',
    to: '',
    tests: decisions,
  },
  {
    name: 'a phone is withdrawn while it is approved',
    file: 'apps/api/database/customer/functions/decide-phone-change.sql',
    from: '\n  where c.id = (select customer_id from customer.phone_change where id = p_id) for no key update;',
    to: '\n  where c.id = (select customer_id from customer.phone_change where id = p_id);',
    tests: decisions,
  },
  {
    name: 'an identity is decided at the same time',
    file: 'apps/api/database/identity/functions/decide-identity.sql',
    from: '(select customer_id from identity.identity where id = p_id) for no key update;',
    to: '(select customer_id from identity.identity where id = p_id);',
    tests: decisions,
  },
  {
    name: 'an approval is revoked twice',
    file: 'apps/api/database/identity/functions/revoke.sql',
    from: 'where id = v_customer for no key update;',
    to: 'where id = v_customer;',
    tests: decisions,
  },
  {
    name: 'two identities of a customer are submitted',
    file: 'apps/api/database/identity/functions/submit-identity.sql',
    from: '  perform from customer.customer where id = p_customer for no key update;\n',
    to: '',
    tests: decisions,
  },
  {
    name: 'a quarantine is resolved at the same time',
    file: 'apps/api/database/account/functions/resolve-quarantine.sql',
    from: 'from account.quarantine where id = p_id for update;',
    to: 'from account.quarantine where id = p_id;',
    tests: pairs,
  },
  {
    name: 'a break is accepted at the same time',
    file: 'apps/api/database/reconciliation/functions/accept.sql',
    from: 'where id = p_id for update;',
    to: 'where id = p_id;',
    tests: pairs,
  },
  {
    name: 'a stop is released at the same time',
    file: 'apps/api/database/kernel/functions/release-stop.sql',
    from: 'where id = p_id for update;',
    to: 'where id = p_id;',
    tests: pairs,
  },
  {
    name: 'a freeze is lifted at the same time',
    file: 'apps/api/database/customer/functions/lift-freeze.sql',
    from: 'where id = p_id for no key update;',
    to: 'where id = p_id;',
    tests: pairs,
  },
  {
    name: 'a batch is decided at the same time',
    file: 'apps/api/database/payout/functions/decide-batch.sql',
    from: 'where number = p_number for no key update;',
    to: 'where number = p_number;',
    tests: pairs,
  },
  {
    name: 'a login in another name is decided at the same time',
    file: 'apps/api/database/account/functions/decide-link.sql',
    from: 'from account.link_request where id = p_id for update;',
    to: 'from account.link_request where id = p_id;',
    tests: members,
  },
];
