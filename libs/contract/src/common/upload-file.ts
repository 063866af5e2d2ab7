import { Type } from 'typebox';
import { defineCall, Id } from '../kernel';

export const uploadFile = defineCall({
  id: 'common.uploadFile',
  method: 'POST',
  path: '/v2/common/uploadFile',
  access: 'customer',
  multipart: true,
  ok: Type.Object({ fileId: Id, width: Type.Integer(), height: Type.Integer(), bytes: Type.Integer() }),
  errors: [
    'common.fileMissing',
    'common.fileType',
    'common.fileSize',
    'common.fileBroken',
    'common.filePixels',
    'common.fileQuota',
  ],
  summary: 'Takes one picture, decodes and re-encodes it, keeps it encrypted.',
});
