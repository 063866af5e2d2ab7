import { Type } from 'typebox';
import { defineCall } from '../../kernel';
import { NewPassword, Ticket } from './ticket';

export const acceptInvitation = defineCall({
  id: 'staff.acceptInvitation',
  method: 'POST',
  path: '/ops/session/invitation',
  access: 'staff',
  body: Type.Object({ token: Ticket, password: NewPassword }),
  ok: Type.Object({
    ticket: Ticket,
    email: Type.String(),
    totp: Type.Object({ secret: Type.String(), uri: Type.String({ description: 'otpauth URI for a QR code' }) }),
  }),
  errors: ['staff.invitation', 'staff.commonPassword'],
  summary: 'Sets the password of an invited member and a key for the authenticator app; the first code completes it.',
});
