const api = (...patterns) => ({ project: 'apps/api', patterns });
const booked = api('src/core/money/quoted-is-booked');

/**
 * Faults of rounding: a figure that was shown and another that is booked. As in planted-faults.mjs.
 * @type {{ name: string, file: string, from: string, to: string, tests: { project: string, patterns: string[] } }[]}
 */
export const roundingFaults = [
  {
    name: 'a coin withdrawal is booked by a rounding of its own',
    file: 'apps/api/database/coin/functions/submit.sql',
    from: "p.receive := p_terms -> 'quotes' -> a.chain ->> 'receive';",
    to: 'p.receive := floor(p_amount * 10000 * p.rate) - p.fee;',
    tests: booked,
  },
  {
    name: 'a coin withdrawal is quoted and booked for another network',
    file: 'apps/api/src/coin/submit-withdraw-coin-v2.ts',
    from: "ERC20: quoted('ERC20') }",
    to: "ERC20: { ...quoted('ERC20'), receive: quoted('TRC20').receive } }",
    tests: booked,
  },
  {
    name: 'a withdrawal to a bank is quoted by the whole amount',
    file: 'apps/api/src/withdraw/terms.ts',
    from: 'receiveCny: atRate(receive, rates.withdrawCny)',
    to: 'receiveCny: atRate(amount, rates.withdrawCny)',
    tests: booked,
  },
  {
    name: 'conversions are rounded down',
    file: 'libs/rules/src/money/exchange.ts',
    from: '(minor * rateMicros(rate) + micro / 2n) / micro;',
    to: '(minor * rateMicros(rate)) / micro;',
    tests: booked,
  },
  {
    name: 'the sums of other terms round down',
    file: 'apps/api/database/ledger/functions/at-rate.sql',
    from: 'round(p_units * p_rate)',
    to: 'trunc(p_units * p_rate)',
    tests: booked,
  },
  {
    name: 'what staff credit is rounded up',
    file: 'apps/api/database/ledger/functions/by-rate.sql',
    from: 'div(p_units * 1000000::numeric, p_rate * 1000000)',
    to: 'ceil(p_units / p_rate)',
    tests: booked,
  },
  {
    name: 'the export leaves out what a withdrawal has paid',
    file: 'apps/api/src/customer/staff/export.store.ts',
    from: 'ledger.money_text(pay_amount, pay_currency) as paid, pay_currency, rate::text, status, reason',
    to: "ledger.money_text(amount, 'USD') as paid, pay_currency, rate::text, status, reason",
    tests: booked,
  },
  {
    name: 'the form of a deposit ignores the fee',
    file: 'apps/user-center/src/deposit/pay-amount.ts',
    from: 'rate) + extra, places)',
    to: 'rate), places)',
    tests: { project: 'apps/user-center', patterns: ['src/deposit/pay-amount'] },
  },
];
