import { Type } from 'typebox';
import { defineCall, Money } from '../kernel';

export const mt5Balance = defineCall({
  id: 'sandbox.mt5Balance',
  method: 'POST',
  path: '/sandbox/mt5/accounts/:login/balance',
  access: 'sandbox',
  params: Type.Object({ login: Type.String({ pattern: '^\\d{1,18}$' }) }),
  body: Type.Object({
    amount: Type.String({
      pattern: '^-?\\d{1,9}(\\.\\d{1,2})?$',
      description: 'in the currency of the account, signed',
    }),
  }),
  ok: Type.Object({ balance: Money }),
  errors: ['sandbox.account'],
  summary:
    'Changes a balance at the simulated platform without a record, as a mistake there would; reconciliation finds it.',
});
