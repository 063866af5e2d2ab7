import { randomBytes } from 'node:crypto';

const SIDE = 5_000;

/** A bitmap of one bit a pixel, which is decoded pixel by pixel. */
function bitmap() {
  const stride = Math.ceil(SIDE / 32) * 4;
  const head = Buffer.alloc(62);
  head.write('BM');
  head.writeUInt32LE(62 + stride * SIDE, 2);
  head.writeUInt32LE(62, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(SIDE, 18);
  head.writeInt32LE(SIDE, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(1, 28);
  head.writeUInt32LE(0xffffff, 58);
  return Buffer.concat([head, Buffer.alloc(stride * SIDE, 0x5a)]);
}

/** Pictures of 25 million pixels as PNG, JPEG and BMP, and each of them broken. */
export async function makePictures() {
  const { default: sharp } = await import('sharp');
  // Noise of few pixels, enlarged: a photograph's size without its time to make.
  const noise = sharp(randomBytes(250 * 250 * 3), { raw: { width: 250, height: 250, channels: 3 } });
  const large = await noise.resize(SIDE, SIDE, { kernel: 'nearest' }).toColourspace('srgb').png().toBuffer();
  const jpeg = await sharp(large).jpeg({ quality: 60 }).toBuffer();
  const whole = [
    { name: 'a.png', bytes: large },
    { name: 'a.jpg', bytes: jpeg },
    { name: 'a.bmp', bytes: bitmap() },
  ];
  const broken = whole.map(({ name, bytes }) => ({ name, bytes: bytes.subarray(0, Math.floor(bytes.length * 0.9)) }));
  return [...whole, ...broken];
}
