import { Type } from 'typebox';
import { defineCall, Id } from '../../kernel';

export const uploadDocument = defineCall({
  id: 'staff.uploadDocument',
  method: 'POST',
  path: '/ops/documents',
  access: 'staff',
  permission: ['adjustment.propose', 'agreement.propose'],
  multipart: true,
  ok: Type.Object({ documentId: Id }),
  errors: ['common.fileMissing', 'common.fileType', 'common.fileSize', 'common.fileBroken', 'common.filePixels'],
  summary: 'Takes a picture of a document for an adjustment or an agreement, re-encodes it, keeps it encrypted.',
});
