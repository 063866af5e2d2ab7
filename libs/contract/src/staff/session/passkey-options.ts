import { Type } from 'typebox';
import { defineCall, PasskeyOptions } from '../../kernel';
import { Ticket } from './ticket';

export const passkeyOptions = defineCall({
  id: 'staff.passkeyOptions',
  method: 'POST',
  path: '/ops/session/passkey-options',
  access: 'staff',
  body: Type.Object({ ticket: Ticket }),
  ok: PasskeyOptions,
  errors: ['staff.ticket'],
  summary: 'What the browser needs to ask for a passkey during the sign-in.',
});
