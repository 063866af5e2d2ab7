import type { Sharp } from 'sharp';
import { Failure } from '../core/errors/fail';
import { decodeBmp } from './decode-bmp';
import { isPolyglot, pictureType, type PictureType } from './picture-type';

export interface CleanPicture {
  bytes: Buffer;
  mediaType: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
}

// A camera of today makes 50 million pixels; more than that is a bomb or a poster.
const limitInputPixels = 50_000_000;
const longestSide = 4096;

async function open(bytes: Buffer, type: PictureType): Promise<{ picture: Sharp }> {
  // The decoder is megabytes of machine code: who never sees a picture never loads it.
  const { default: sharp } = await import('sharp');
  if (type !== 'bmp') return { picture: sharp(bytes, { limitInputPixels, failOn: 'error', sequentialRead: true }) };
  const { data, width, height } = decodeBmp(bytes);
  return { picture: sharp(data, { raw: { width, height, channels: 3 } }) };
}

/**
 * Decodes a picture completely and encodes it again: only its pixels remain, rotated upright, without metadata, at most 4096
 * pixels a side. Takes the first frame or page of several. Throws common.fileType and common.fileBroken.
 */
export async function cleanPicture(bytes: Buffer): Promise<CleanPicture> {
  const type = pictureType(bytes);
  if (!type || isPolyglot(bytes)) throw new Failure('common.fileType');
  try {
    const { picture } = await open(bytes, type);
    const { hasAlpha } = await picture.metadata();
    picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 10 });
    const { data, info } = await (hasAlpha ? picture.png() : picture.jpeg({ quality: 85 })).toBuffer({
      resolveWithObject: true,
    });
    return { bytes: data, mediaType: hasAlpha ? 'image/png' : 'image/jpeg', width: info.width, height: info.height };
  } catch {
    // Whatever the decoder says of it, the customer can do one thing: take another picture.
    throw new Failure('common.fileBroken');
  }
}
