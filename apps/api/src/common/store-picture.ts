import { randomBytes } from 'node:crypto';
import { Failure } from '../core/errors/fail';
import type { Gateway } from '../core/gateway/gateway';
import type { Upload } from '../http/spool-upload';
import { fileContext } from '../http/stored-file';
import { cleanPicture, pictureQueue, type CleanPicture } from './clean-picture';

/** What is known of a stored picture. */
export type StoredPicture = Omit<CleanPicture, 'bytes'> & { id: string; bytes: number; keyId: number };

/** What happens around the decoding of a picture. */
export interface PictureSteps {
  /** The customer or staff member. One picture of theirs is decoded at once. */
  owner: string;
  /** Before the decoding, so that a picture that fails counts too. */
  begin?: () => Promise<void>;
  /** Writes the row. */
  add: (picture: StoredPicture) => Promise<void>;
}

/**
 * Decodes and re-encodes a picture and stores it encrypted. The bytes go into the store first: a row whose file is missing would
 * be worse than a file without a row. Throws common.fileSize, common.fileMissing, QueueFullError and what cleanPicture throws.
 */
export async function storePicture(
  { ports: { files }, crypto }: Gateway,
  upload: Upload | undefined,
  { owner, begin, add }: PictureSteps,
): Promise<StoredPicture> {
  if (upload?.truncated) throw new Failure('common.fileSize');
  if (!upload || upload.size === 0) throw new Failure('common.fileMissing');
  return pictureQueue(async () => {
    await begin?.();
    const { bytes, ...facts } = await cleanPicture(await upload.read());
    const id = randomBytes(16).toString('hex');
    await files.put(id, crypto.encrypt(bytes, fileContext(id)));
    const picture = { ...facts, id, bytes: bytes.length, keyId: crypto.keyId };
    try {
      await add(picture);
    } catch (error) {
      await files.delete(id);
      throw error;
    }
    return picture;
  }, owner);
}
