import { uploadFile as call } from '@portal/contract/common';
import { handle } from '../http/handler';
import { addFile, filesToday } from './common.store';
import { storePicture, uploadedBytes } from './store-picture';

/** Uploads a customer may make in a day. */
export const dailyFiles = 60;

export const uploadFile = handle(call, async ({ gateway, customer, upload, fail }) => {
  const uploaded = uploadedBytes(upload);
  const { customerId } = customer;
  // Before the decoding, so that nobody past the quota can make us work; addFile asks again under a lock.
  if ((await filesToday(gateway.db, customerId)) >= BigInt(dailyFiles)) throw fail('common.fileQuota');
  const { id, width, height, bytes } = await storePicture(gateway, uploaded, (picture) =>
    addFile(gateway.db, { ...picture, customerId, daily: dailyFiles }),
  );
  return { fileId: id, width, height, bytes };
});
