import { uploadDocument as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { addDocument } from '../common.store';
import { storePicture } from '../store-picture';

export const uploadDocument = handle(call, async ({ gateway, staff, upload }) => {
  const { id } = await storePicture(gateway, upload, {
    owner: staff.actor,
    add: (picture) => addDocument(gateway.db, picture, staff.actor),
  });
  return { documentId: id };
});
