import { Type } from 'typebox';
import { defineCall, Id, Text } from '../../kernel';

export const revokeApproval = defineCall({
  id: 'staff.revokeApproval',
  method: 'POST',
  path: '/ops/approvals/:kind/:id/revoke',
  access: 'staff',
  permission: ['review.identity', 'review.bank'],
  params: Type.Object({ kind: Type.Enum(['identity', 'bank']), id: Id }),
  body: Type.Object({ reason: Text(200) }),
  ok: Type.Object({ customerNumber: Type.String() }),
  errors: ['staff.unknown', 'staff.state', 'staff.ownCustomer'],
  summary: 'Takes back the approval of an identity or a bank card; withdrawals are refused and the customer is told.',
});
