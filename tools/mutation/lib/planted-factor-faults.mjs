const api = (...patterns) => ({ project: 'apps/api', patterns });
const signIn = api('src/customer/factors.test');
const reset = api('src/customer/staff/factor-reset');
const useFactor = 'apps/api/database/customer/functions/use-factor.sql';

/**
 * Faults of the second factor of customers, as in planted-faults.mjs.
 * @type {{ name: string, file: string, from: string, to: string, tests: { project: string, patterns: string[] } }[]}
 */
export const factorFaults = [
  {
    name: 'a code of an authenticator app works again',
    file: useFactor,
    from: " and totp_step < (p_proof ->> 'step')::bigint;",
    to: ';',
    tests: signIn,
  },
  {
    name: 'a recovery code works again',
    file: useFactor,
    from: " and code_hash = decode(p_proof ->> 'recovery', 'hex') and used_at is null;",
    to: " and code_hash = decode(p_proof ->> 'recovery', 'hex');",
    tests: signIn,
  },
  {
    name: 'the recovery code of another customer is accepted',
    file: useFactor,
    from: 'where customer_id = p_customer and code_hash',
    to: 'where code_hash',
    tests: signIn,
  },
  {
    name: 'a new device is not asked for the second factor',
    file: 'apps/api/src/customer/login.ts',
    from: 'if (!known) {\n    const door',
    to: 'if (known) {\n    const door',
    tests: signIn,
  },
  {
    name: 'guesses at the second factor are not counted',
    file: 'apps/api/src/core/factors/customer-factor.ts',
    from: '...signInCounters(`factor.${door}`, String(customerId), address),',
    to: 'counters: [],',
    tests: signIn,
  },
  {
    name: 'a payout is confirmed by SMS beside the second factor',
    file: 'apps/api/database/customer/functions/confirm.sql',
    from: "else 'FACTOR' end;",
    to: 'else kernel.use_code(p_kind, p_phone, null, p_code) end;',
    tests: api('src/http/payout-factors'),
  },
  {
    name: 'one member resets the second factors of a customer',
    file: 'apps/api/database/customer/functions/decide-factor-reset.sql',
    from: '  perform staff.require_second(r.requested_by, p_actor);\n',
    to: '',
    tests: reset,
  },
  {
    name: 'a reset of second factors is decided twice at once',
    file: 'apps/api/database/customer/functions/decide-factor-reset.sql',
    from: 'perform customer.lock_for_staff(r.customer_id, p_own);',
    to: "if r.customer_id = p_own then perform kernel.fail('staff.ownCustomer'); end if;",
    tests: reset,
  },
  {
    name: 'payouts do not wait after second factors were reset',
    file: 'apps/api/database/customer/functions/decide-factor-reset.sql',
    from: 'update customer.customer set secured_at = now() where id = r.customer_id;',
    to: '',
    tests: reset,
  },
];
