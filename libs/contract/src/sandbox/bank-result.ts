import { Type } from 'typebox';
import { defineCall } from '../kernel';

export const bankResult = defineCall({
  id: 'sandbox.bankResult',
  method: 'POST',
  path: '/sandbox/bank-result',
  access: 'sandbox',
  multipart: true,
  produces: 'text/csv',
  ok: Type.Any(),
  errors: [],
  summary:
    'Plays the bank: takes a payout file (CSV or pain.001) and answers its result file. Amounts that end in .99 are rejected.',
});
