import { Type } from 'typebox';
import { defineCall, Draft, Pno } from '../kernel';

export const egpaySuccess = defineCall({
  id: 'deposit.egpaySuccess',
  method: 'POST',
  path: '/v2/deposit/egpaySuccess',
  access: 'customer',
  body: Type.Object({ pno: Pno }),
  ok: Draft,
  errors: ['deposit.unknown'],
  summary: 'What the gateway knows of a draft, asked when the browser returns from the cashier.',
});
