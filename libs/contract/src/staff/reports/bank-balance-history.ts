import { Type } from 'typebox';
import { Day, defineCall } from '../../kernel';
import { BankAccountName, BankBalance, BankCurrency } from './bank-balance';

export const bankBalanceHistory = defineCall({
  id: 'staff.bankBalanceHistory',
  method: 'GET',
  path: '/ops/reports/bank-balances',
  access: 'staff',
  permission: ['report.read'],
  query: Type.Object({ account: BankAccountName, currency: BankCurrency, day: Day }),
  ok: Type.Object({ list: Type.Array(BankBalance) }),
  errors: [],
  summary: 'Every version of the balance of a bank account on a day, newest first.',
});
