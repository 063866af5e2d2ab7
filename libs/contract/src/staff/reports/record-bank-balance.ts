import { Type } from 'typebox';
import { Day, defineCall, Text, Version } from '../../kernel';
import { BankAccountName, BankBalance, BankCurrency } from './bank-balance';

export const recordBankBalance = defineCall({
  id: 'staff.recordBankBalance',
  method: 'POST',
  path: '/ops/reports/bank-balances',
  access: 'staff',
  permission: ['reconciliation.resolve'],
  body: Type.Object({
    account: BankAccountName,
    currency: BankCurrency,
    day: Day,
    amount: Type.String({
      pattern: '^-?\\d{1,12}(\\.\\d{1,6})?$',
      description: 'negative if the account is overdrawn',
    }),
    reference: Text(60),
    version: Version('the newest version that the member has seen; 0 for none', 0),
    reason: Type.Optional(Text(200)),
  }),
  ok: BankBalance,
  errors: ['staff.futureDay', 'staff.bankAmount', 'staff.bankBalance', 'staff.bankReason'],
  summary: 'Records the balance of a bank account at the end of a day, or corrects it by a new version with a reason.',
});
