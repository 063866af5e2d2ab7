import { Type } from 'typebox';
import { defineCall, Id } from '../../kernel';

export const agreementDocument = defineCall({
  id: 'staff.agreementDocument',
  method: 'GET',
  path: '/ops/agreements/:id/document',
  access: 'staff',
  permission: ['agreement.propose', 'agreement.approve'],
  produces: 'application/octet-stream',
  params: Type.Object({ id: Id }),
  ok: Type.Any(),
  errors: [],
  summary: 'The picture of the signed agreement; every read is recorded in the audit log.',
});
