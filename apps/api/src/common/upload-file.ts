import { uploadFile as call } from '@portal/contract/common';
import { dailyFiles } from '../core/fixed-terms/fixed-terms';
import { handle } from '../http/handler';
import { addFile, countUpload } from './common.store';
import { storePicture } from './store-picture';

export const uploadFile = handle(call, async ({ gateway, customer: { customerId }, upload, fail }) => {
  const { db } = gateway;
  const { id, width, height, bytes } = await storePicture(gateway, upload, {
    owner: String(customerId),
    begin: async () => {
      if (!(await countUpload(db, customerId, dailyFiles))) throw fail('common.fileQuota');
    },
    add: (picture) => addFile(db, { ...picture, customerId }),
  });
  return { fileId: id, width, height, bytes };
});
