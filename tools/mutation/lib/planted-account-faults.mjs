const api = (...patterns) => ({ project: 'apps/api', patterns });

/**
 * Faults of accounts: credit, linked logins and phones, as in planted-faults.mjs.
 * @type {{ name: string, file: string, from: string, to: string, tests: { project: string, patterns: string[] } }[]}
 */
export const accountFaults = [
  {
    name: 'a bank transfer in other letters is credited twice',
    file: 'libs/rules/src/cleaning/clean-reference.ts',
    from: '.toUpperCase()',
    to: '',
    tests: api('src/account/staff/wires'),
  },
  {
    name: 'a reversed bank transfer still counts for the level',
    file: 'apps/api/database/account/functions/deposited.sql',
    from: "e.number = r.reference and e.kind = 'deposit'",
    to: 'false',
    tests: api('src/account/staff/wires'),
  },
  {
    name: 'a card of another name than the verified one is approved',
    file: 'apps/api/database/identity/functions/decide-bank.sql',
    from: ' and chinese_name = c.holder',
    to: '',
    tests: api('src/identity/card-holder'),
  },
  {
    name: 'a card that is approved for another customer is approved',
    file: 'apps/api/database/identity/functions/decide-bank.sql',
    from: 'customer_id <> c.customer_id and status = 1) then',
    to: 'false) then',
    tests: api('src/identity/shared-cards'),
  },
  {
    name: 'the automatic review approves a card that two customers submitted',
    file: 'apps/api/src/identity/auto-review.ts',
    from: ' || card.duplicates.length > 0) return;',
    to: ') return;',
    tests: api('src/identity/shared-cards'),
  },
  {
    name: 'a late payment is credited to a closed customer',
    file: 'apps/api/database/deposit/functions/settle.sql',
    from: ' or v_closed then',
    to: ' then',
    tests: api('src/deposit/closed-payer'),
  },
  {
    name: 'staff may credit a payment to a closed customer',
    file: 'apps/api/database/deposit/functions/creditable.sql',
    from: 'id = d.customer_id and closed_at is not null',
    to: 'false',
    tests: api('src/deposit/closed-payer'),
  },
  {
    name: 'a login is linked to a closed customer',
    file: 'apps/api/database/customer/functions/close.sql',
    from: '  update account.link_request set status = 3, reason = p_reason, decided_at = now() where customer_id = p_customer and status = 2;\n',
    to: '',
    tests: api('src/customer/staff/closed-customer'),
  },
  {
    name: 'staff begin something with a closed customer',
    file: 'apps/api/database/customer/functions/lock-open.sql',
    from: 'if customer.closed(p_customer) then',
    to: 'if false then',
    tests: api('src/customer/staff/closed-customer'),
  },
  {
    name: 'credit stays when money leaves an account',
    file: 'apps/api/database/account/functions/take-credit.sql',
    from: 'if coalesce(v_credit, 0) = 0 then',
    to: 'if true then',
    tests: api('src/account/credit.test'),
  },
  {
    name: 'credit leaves by the balance of the ledger, which lacks a loss',
    file: 'apps/api/database/account/functions/take-credit.sql',
    from: 'select least(posted - held, p_balance) into',
    to: 'select posted - held into',
    tests: api('src/account/credit.test'),
  },
  {
    name: 'credit that leaves is rounded down',
    file: 'apps/api/database/account/functions/credit-share.sql',
    from: 'p_credit::numeric * p_amount + p_balance - 1',
    to: 'p_credit::numeric * p_amount',
    tests: api('src/account/credit.test'),
  },
  {
    name: 'credit is not given back with a withdrawal',
    file: 'apps/api/src/core/payouts/release-payout.store.ts',
    from: '  await returnCredit(tx, pno, actor);\n',
    to: '',
    tests: api('src/account/credit.test'),
  },
  {
    name: 'credit is given up twice by two requests at once',
    file: 'apps/api/database/account/functions/give-up-credit.sql',
    from: '  perform account.lock_ledgers(p_id);\n',
    to: '',
    tests: api('src/account/give-up-credit'),
  },
  {
    name: 'a login in another name is linked by its trading password',
    file: 'apps/api/src/account/linking/link-mt5-account.ts',
    from: 'if (!isSameName(name, verified)) {',
    to: 'if (!isSameName(name, name)) {',
    tests: api('src/account/linking'),
  },
  {
    name: 'a linked login keeps a leverage that its level does not allow',
    file: 'apps/api/src/account/linking/link-login.ts',
    from: 'if (opening.state.leverage <= max) return',
    to: 'if (opening.state.leverage <= max * 100) return',
    tests: api('src/account/linking'),
  },
  {
    name: 'a number that staff have just changed resets a trading password',
    file: 'apps/api/src/account/reset-mt5-pwd.ts',
    from: 'if (cooling) throw',
    to: 'if (cooling && cooling.hours < 0) throw',
    tests: api('src/customer/phone/cooling'),
  },
  {
    name: 'a phone that staff have requested is approved without its code',
    file: 'apps/api/database/customer/functions/decide-phone-change.sql',
    from: 'if p.requested_by is not null then',
    to: 'if false then',
    tests: api('src/customer/staff/propose-phone'),
  },
];
