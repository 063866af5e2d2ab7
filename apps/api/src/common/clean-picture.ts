import { join } from 'node:path';
import { Failure } from '../core/errors/fail';
import { boundedQueue } from '../limits/bounded-queue';
import { helperProcess } from '../limits/helper-process';
import { TooLateError } from '../limits/too-late-error';
import { isPolyglot, pictureType, type PictureType } from './picture-type';

export interface CleanPicture {
  bytes: Buffer;
  mediaType: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
}

type Answer = (Omit<CleanPicture, 'bytes'> & { bytes: Uint8Array }) | { refusal: 'broken' | 'pixels' | 'late' };

/** The decoder itself ends after 10 s. */
const limitMs = 15_000;
const retryAfter = 5;
const ask = helperProcess<{ bytes: Buffer; type: PictureType }, Answer>(
  join(import.meta.dirname, 'assets', 'clean-picture.mjs'),
  limitMs,
);

/** One picture at a time is decoded; a picture takes up to a second. */
export const pictureQueue = boundedQueue('pictures', { running: 1, waiting: 40, perOwner: 1, retryAfter });

/**
 * Decodes a picture completely and encodes it again: only its pixels remain, rotated upright, without metadata, at most 4096
 * pixels a side. Takes the first frame or page of several. Is called in a place of `pictureQueue`. Throws common.fileType,
 * common.fileBroken, common.filePixels, and RATE if the machine is too busy to decode it in time.
 */
export async function cleanPicture(bytes: Buffer): Promise<CleanPicture> {
  const type = pictureType(bytes);
  if (!type || isPolyglot(bytes)) throw new Failure('common.fileType');
  // A picture that ends its decoder is broken, too.
  const answer = await ask({ bytes, type }).catch(
    (error: unknown) => ({ refusal: error instanceof TooLateError ? 'late' : 'broken' }) as const,
  );
  if ('refusal' in answer && answer.refusal === 'late') throw new Failure('RATE', { retryAfter });
  if ('refusal' in answer) throw new Failure(answer.refusal === 'pixels' ? 'common.filePixels' : 'common.fileBroken');
  const { bytes: made, mediaType, width, height } = answer;
  return { bytes: Buffer.from(made.buffer, made.byteOffset, made.byteLength), mediaType, width, height };
}
