import { randomBytes } from 'node:crypto';
import { Failure } from '../core/errors/fail';
import type { Gateway } from '../gateway';
import type { Upload } from '../http/handler';
import { fileContext } from '../http/stored-file';
import { cleanPicture, type CleanPicture } from './clean-picture';

/** What is known of a stored picture. */
export type StoredPicture = Omit<CleanPicture, 'bytes'> & { id: string; bytes: number };

/** The bytes of an upload. Throws common.fileSize and common.fileMissing. */
export function uploadedBytes(upload: Upload | undefined): Buffer {
  if (upload?.truncated) throw new Failure('common.fileSize');
  if (!upload || upload.bytes.length === 0) throw new Failure('common.fileMissing');
  return upload.bytes;
}

/**
 * Decodes and re-encodes a picture and stores it encrypted; `add` writes its row. The bytes go into the store first: a row whose
 * file is missing would be worse than a file without a row. Throws what cleanPicture throws.
 */
export async function storePicture(
  { ports: { files }, crypto }: Gateway,
  uploaded: Buffer,
  add: (picture: StoredPicture) => Promise<void>,
): Promise<StoredPicture> {
  const { bytes, ...facts } = await cleanPicture(uploaded);
  const id = randomBytes(16).toString('hex');
  await files.put(id, crypto.encrypt(bytes, fileContext(id)));
  const picture = { ...facts, id, bytes: bytes.length };
  try {
    await add(picture);
  } catch (error) {
    await files.delete(id);
    throw error;
  }
  return picture;
}
