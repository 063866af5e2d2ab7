import { Type } from 'typebox';
import { defineCall, Id, Resend } from '../../kernel';

export const sendNewPhoneCode = defineCall({
  id: 'staff.sendNewPhoneCode',
  method: 'POST',
  path: '/ops/phone-changes/:id/code',
  access: 'staff',
  permission: ['review.phone'],
  params: Type.Object({ id: Id }),
  ok: Resend,
  errors: [
    'staff.unknown',
    'staff.state',
    'staff.ownCustomer',
    'customer.codeWait',
    'customer.codeDaily',
    'customer.codeBusy',
  ],
  summary: 'Sends a code to the new phone that staff have requested for a customer; its approval needs the code.',
});
