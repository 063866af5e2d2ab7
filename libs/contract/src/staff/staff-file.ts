import { Type } from 'typebox';
import { defineCall, Id } from '../kernel';

export const staffFile = defineCall({
  id: 'staff.staffFile',
  method: 'GET',
  path: '/ops/file/:fileId',
  access: 'staff',
  produces: 'application/octet-stream',
  params: Type.Object({ fileId: Id }),
  ok: Type.Any(),
  errors: [],
  summary: 'An upload, for staff; every look is in the audit log.',
});
