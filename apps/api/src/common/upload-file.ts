import { randomBytes } from 'node:crypto';
import { uploadFile as call } from '@portal/contract/common';
import { handle } from '../http/handler';
import { fileContext } from '../http/stored-file';
import { cleanPicture } from './clean-picture';
import { addFile, filesToday } from './common.store';

/** Uploads a customer may make in a day. */
export const dailyFiles = 60;

/** The bytes go into the store first: a row whose file is missing would be worse than a file without a row. */
export const uploadFile = handle(call, async ({ gateway, customer, upload, fail }) => {
  if (upload?.truncated) throw fail('common.fileSize');
  if (!upload || upload.bytes.length === 0) throw fail('common.fileMissing');
  const { customerId } = customer;
  // Before the decoding, so that nobody past the quota can make us work; addFile asks again under a lock.
  if ((await filesToday(gateway.db, customerId)) >= BigInt(dailyFiles)) throw fail('common.fileQuota');
  const { bytes, ...facts } = await cleanPicture(upload.bytes);
  const id = randomBytes(16).toString('hex');
  const { files } = gateway.ports;
  await files.put(id, gateway.crypto.encrypt(bytes, fileContext(id)));
  try {
    await addFile(gateway.db, { ...facts, id, customerId, bytes: bytes.length, daily: dailyFiles });
  } catch (error) {
    await files.delete(id);
    throw error;
  }
  return { fileId: id, width: facts.width, height: facts.height, bytes: bytes.length };
});
