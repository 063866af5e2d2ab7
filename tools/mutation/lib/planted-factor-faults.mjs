const api = (...patterns) => ({ project: 'apps/api', patterns });
const signIn = api('src/customer/factors.test');
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
    name: 'the code of another customer’s authenticator app is accepted',
    file: 'apps/api/src/core/factors/customer-factor.store.ts',
    from: "'select id, totp_key from customer.factor where customer_id = $1 and totp_key is not null',",
    to: "'select id, totp_key from customer.factor where $1::bigint is not null and totp_key is not null order by customer_id = $1 desc',",
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
];
