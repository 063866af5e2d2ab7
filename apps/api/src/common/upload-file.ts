import { uploadFile as call } from '@portal/contract/common';
import { dailyFiles } from '../core/fixed-terms/fixed-terms';
import { handle } from '../http/handler';
import { addFile, filesToday } from './common.store';
import { storePicture, uploadedBytes } from './store-picture';

export const uploadFile = handle(call, async ({ gateway, customer, upload, fail }) => {
  const uploaded = uploadedBytes(upload);
  const { customerId } = customer;
  // Checked before decoding, so that a customer over the quota costs no work. addFile checks again under a lock.
  if ((await filesToday(gateway.db, customerId)) >= BigInt(dailyFiles)) throw fail('common.fileQuota');
  const { id, width, height, bytes } = await storePicture(gateway, uploaded, (picture) =>
    addFile(gateway.db, { ...picture, customerId, daily: dailyFiles }),
  );
  return { fileId: id, width, height, bytes };
});
