import { Type } from 'typebox';
import { defineCall, Id, Text } from '../../kernel';
import { Agreement } from './agreement';
import { secondPersonErrors } from '../second-person-errors';

export const decideAgreement = defineCall({
  id: 'staff.decideAgreement',
  method: 'POST',
  path: '/ops/agreements/:id',
  access: 'staff',
  permission: ['agreement.approve'],
  stepUp: true,
  params: Type.Object({ id: Id }),
  body: Type.Object({ decision: Type.Enum(['approve', 'refuse']), reason: Type.Optional(Text(200)) }),
  ok: Agreement,
  errors: [
    'staff.unknown',
    'staff.state',
    'staff.reason',
    ...secondPersonErrors,
    'staff.ownCustomer',
    'staff.agreementMonth',
  ],
  summary: 'Decides an agreement, or the end of one, that another member has proposed.',
});
