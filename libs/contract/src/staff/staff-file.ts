import { Type } from 'typebox';
import { defineCall, Id } from '../kernel';

export const staffFile = defineCall({
  id: 'staff.staffFile',
  method: 'GET',
  path: '/ops/file/:fileId',
  access: 'staff',
  permission: ['review.identity', 'review.bank', 'review.phone', 'deposit.resolve', 'customer.reveal'],
  produces: 'application/octet-stream',
  params: Type.Object({ fileId: Id }),
  ok: Type.Any(),
  errors: [],
  summary: 'An upload, for staff; every read is recorded in the audit log.',
});
