import { Type } from 'typebox';
import { defineCall } from '../kernel';
import { Closing } from './closing';

export const cancelClosing = defineCall({
  id: 'customer.cancelClosing',
  method: 'POST',
  path: '/v2/person/cancelClosing',
  access: 'customer',
  body: Type.Object({}),
  ok: Closing,
  errors: ['customer.noClosing'],
  summary: 'Takes back the request to be closed, until staff have decided it.',
});
