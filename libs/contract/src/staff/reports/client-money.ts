import { Type, type Static } from 'typebox';
import { Day, defineCall, Money } from '../../kernel';

/** The balance of a account at the end of a day. */
export const LedgerBalance = Type.Object({
  owner: Type.Enum(['customers', 'house']),
  account: Type.String({
    description: 'of customers wallet, mt5 or credit; of the house the account, as channel:EGPAY or fee',
  }),
  currency: Type.String(),
  balance: Type.String({
    description: 'of customers what the broker owes them; of the house what it holds, or has given if negative',
  }),
});
export type LedgerBalance = Static<typeof LedgerBalance>;

export const clientMoney = defineCall({
  id: 'staff.clientMoney',
  method: 'GET',
  path: '/ops/reports/client-money',
  access: 'staff',
  permission: ['report.read'],
  query: Type.Object({ day: Type.Optional(Day) }),
  ok: Type.Object({
    day: Day,
    balances: Type.Array(LedgerBalance),
    differences: Type.Array(Type.Object({ currency: Type.String(), difference: Money }), {
      description: 'house less customers, for each currency: zero while the ledger is right',
    }),
    pendingPayouts: Type.String({
      description: 'USD of the withdrawals that are not paid yet; in the customers’ balances',
    }),
  }),
  errors: [],
  summary: 'Customer funds against the house accounts at the end of a day, or now.',
});
