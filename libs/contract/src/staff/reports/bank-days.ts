import { Type, type Static } from 'typebox';
import { Day, defineCall } from '../../kernel';
import { BankBalance } from './bank-balance';
import { ReportDays } from './money-report';

/** The banks' balances in one currency at the end of a day in Beijing, and the ledger's. */
export const BankDay = Type.Object({
  day: Day,
  currency: Type.String(),
  bank: Type.String({ description: 'sum of the recorded balances' }),
  missing: Type.Array(Type.String(), {
    description: 'bank accounts with a balance in the 31 days before, and none of this day',
  }),
  customers: Type.String({ description: 'what the ledger owes customers; money of unpaid withdrawals is in it' }),
  pendingPayouts: Type.Optional(Type.String({ description: 'of it the withdrawals that were not paid yet; USD only' })),
  difference: Type.String({ description: 'bank less customers' }),
  cash: Type.String({ description: 'cash accounts of the ledger: channels, wires and payouts' }),
  cashDifference: Type.String({ description: 'bank less cash' }),
  balances: Type.Array(BankBalance, { description: 'the newest version of each account' }),
});
export type BankDay = Static<typeof BankDay>;

export const bankDays = defineCall({
  id: 'staff.bankDays',
  method: 'GET',
  path: '/ops/reports/bank-days',
  access: 'staff',
  permission: ['report.read'],
  query: Type.Object(ReportDays),
  ok: Type.Object({ list: Type.Array(BankDay, { description: 'newest day first' }) }),
  errors: ['staff.range'],
  summary: 'Customer funds against the bank: each day with a recorded balance, by currency.',
});
