import { Type } from 'typebox';
import { defineCall, PasskeyOptions } from '../kernel';

export const factorOptions = defineCall({
  id: 'customer.factorOptions',
  method: 'POST',
  path: '/v2/user/passkeyOptions',
  access: 'customer',
  body: Type.Object({
    for: Type.Optional(
      Type.Enum(['add', 'use'], { description: 'add: to make a passkey; use, the default: to ask for one' }),
    ),
  }),
  ok: PasskeyOptions,
  errors: [],
  summary:
    'What the browser needs to make or to ask for a passkey. A challenge is valid for ten minutes and one answer.',
});
