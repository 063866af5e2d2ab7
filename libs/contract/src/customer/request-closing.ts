import { Type } from 'typebox';
import { defineCall, Prose, Text } from '../kernel';
import { Closing } from './closing';

export const requestClosing = defineCall({
  id: 'customer.requestClosing',
  method: 'POST',
  path: '/v2/person/requestClosing',
  access: 'customer',
  body: Type.Object({ reason: Type.Optional(Prose(300)), password: Type.Optional(Text(64)) }),
  ok: Closing,
  errors: ['customer.password', 'customer.loginWait'],
  summary:
    'With the password asks to be closed for good; without it says how far a request is. Lists what must be settled before.',
});
