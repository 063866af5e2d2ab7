import { Type } from 'typebox';
import { defineCall, Id, Month, Text } from '../../kernel';
import { Agreement } from './agreement';

export const proposeAgreementEnd = defineCall({
  id: 'staff.proposeAgreementEnd',
  method: 'POST',
  path: '/ops/agreements/:id/end',
  access: 'staff',
  permission: ['agreement.propose'],
  params: Type.Object({ id: Id }),
  body: Type.Object({
    end: Type.String({ ...Month, description: 'the first month without the agreement' }),
    reason: Text(200),
  }),
  ok: Agreement,
  errors: ['staff.unknown', 'staff.state', 'staff.ownCustomer', 'staff.agreementMonth'],
  summary: 'Proposes the end of an agreement in force; another member decides.',
});
