import { Type } from 'typebox';
import { defineCall, Id } from '../kernel';

export const file = defineCall({
  id: 'common.file',
  method: 'GET',
  path: '/v2/common/file/:fileId',
  access: 'customer',
  produces: 'application/octet-stream',
  params: Type.Object({ fileId: Id }),
  ok: Type.Any(),
  errors: [],
  summary: 'Gives an upload back to its owner.',
});
