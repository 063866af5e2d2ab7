import { Type } from 'typebox';
import { defineCall, Month, Nothing } from '../kernel';

export const computeCommissions = defineCall({
  id: 'sandbox.computeCommissions',
  method: 'POST',
  path: '/sandbox/commissions',
  access: 'sandbox',
  body: Type.Object({ month: Month }),
  ok: Nothing,
  errors: [],
  summary: 'Queues the computation of the introducers’ commissions up to a month, which may still run.',
});
