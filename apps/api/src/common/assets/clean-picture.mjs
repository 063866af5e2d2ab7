// A process of its own: a picture is a stranger's bytes, and its decoding costs seconds and hundreds of megabytes. Plain JavaScript,
// because it stands beside the bundle as it is. Takes {bytes, type}, answers {bytes, mediaType, width, height} or {refusal}, with isSpent.
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { bmpSize, decodeBmp, mostPixels } from './decode-bmp.mjs';

const longestSide = 4096;
/** Larger pictures are decoded only if the decoder can shrink them meanwhile. A camera of today has up to 200 million pixels. */
const mostShrunkPixels = 210_000_000;
/** A pixel has up to 16 bytes. Four of them are what a camera or a scanner makes. */
const mostDecodedBytes = mostPixels * 4;
/** Transparency of larger pictures is filled with white, because a PNG of noise is as large as its pixels. */
const mostPngPixels = 4_000_000;
const mostMemoryBytes = 320 * 1024 * 1024;
/** What pictures have left in memory is not there for the next one, which may need up to 230 MB: with more the process is replaced. */
const mostLeftBytes = 88 * 1024 * 1024;
const bytesOfDepth = { uchar: 1, char: 1, ushort: 2, short: 2 };

setPriority(10);
sharp.cache(false);
sharp.concurrency(1);
// A picture can make its decoder take far more memory than its size promises.
setInterval(() => process.memoryUsage.rss() > mostMemoryBytes && process.exit(1), 20).unref();

/** The integer by which a JPEG is shrunk while it is decoded. */
const shrinkOf = (pixels) => [1, 2, 4, 8].find((shrink) => pixels <= mostPixels * shrink * shrink);

async function open(bytes, type) {
  if (type === 'bmp') {
    const { width, height } = bmpSize(bytes);
    if (width * height > mostPixels) return { tooLarge: true };
    const { data, ...size } = decodeBmp(bytes);
    return { picture: sharp(data, { raw: { ...size, channels: 3 } }), side: longestSide, hasAlpha: false };
  }
  const picture = sharp(bytes, { limitInputPixels: mostShrunkPixels, failOn: 'error', sequentialRead: true });
  const { width, height, channels, depth, hasAlpha, isProgressive } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata();
  const pixels = width * height;
  // A progressive JPEG is held in memory as a whole, in two bytes a colour, before it is shrunk.
  const isShrinkable = type === 'jpeg' && !isProgressive && pixels <= mostShrunkPixels;
  const decoded = pixels * channels * (bytesOfDepth[depth] ?? 16);
  if (!isShrinkable && (pixels > mostPixels || decoded > mostDecodedBytes)) return { tooLarge: true };
  const shrink = isShrinkable ? shrinkOf(pixels) : 1;
  const side = Math.min(longestSide, Math.floor(Math.max(width, height) / shrink));
  return { picture, side, hasAlpha: hasAlpha && pixels <= mostPngPixels };
}

async function clean({ bytes, type }) {
  const { picture, side, hasAlpha, tooLarge } = await open(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    type,
  );
  if (tooLarge) return { refusal: 'pixels' };
  picture
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: 10 });
  const made = hasAlpha ? picture.png() : picture.flatten({ background: 'white' }).jpeg({ quality: 85 });
  const { data, info } = await made.toBuffer({ resolveWithObject: true });
  return { bytes: data, mediaType: hasAlpha ? 'image/png' : 'image/jpeg', width: info.width, height: info.height };
}

process.on('message', async (question) => {
  const answer = await clean(question).catch(
    // Whatever the decoder says of it, the customer can do one thing: take another picture. Unless the machine was too busy.
    ({ message }) => ({ refusal: /^timeout/.test(message) ? 'late' : 'broken' }),
  );
  process.send({ ...answer, isSpent: process.memoryUsage.rss() > mostLeftBytes });
});
process.on('disconnect', () => process.exit());
