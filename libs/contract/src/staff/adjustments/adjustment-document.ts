import { Type } from 'typebox';
import { defineCall, Id } from '../../kernel';

export const adjustmentDocument = defineCall({
  id: 'staff.adjustmentDocument',
  method: 'GET',
  path: '/ops/adjustments/:id/document',
  access: 'staff',
  permission: ['adjustment.propose', 'adjustment.approve'],
  produces: 'application/octet-stream',
  params: Type.Object({ id: Id }),
  ok: Type.Any(),
  errors: [],
  summary: 'The picture of an adjustment’s document; every read is recorded in the audit log.',
});
