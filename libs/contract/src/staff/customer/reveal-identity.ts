import { Type } from 'typebox';
import { defineCall } from '../../kernel';
import { CustomerNumber } from './freeze';

export const revealIdentity = defineCall({
  id: 'staff.revealIdentity',
  method: 'GET',
  path: '/ops/customers/:customerNumber/identity',
  access: 'staff',
  permission: ['customer.reveal'],
  stepUp: true,
  params: Type.Object({ customerNumber: CustomerNumber }),
  ok: Type.Object({
    mobilePhone: Type.String(),
    email: Type.Optional(Type.String()),
    chineseName: Type.Optional(Type.String()),
    idDocumentNumber: Type.Optional(Type.String()),
    files: Type.Array(Type.String(), { description: 'pictures of the document, for staffFile' }),
  }),
  errors: ['staff.customer'],
  summary: 'The personal data of one customer in full. Every look is in the audit log.',
});
