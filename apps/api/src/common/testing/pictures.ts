import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Noise, so that nothing compresses away. */
export async function picture(format: 'jpeg' | 'png' | 'gif' | 'tiff', width = 64, height = 40): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: '#888888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .toFormat(format)
    .toBuffer();
}

/** Eight red rows at the top of a white ground, as Windows writes it (24 bits, bottom row first). */
export function bmp24(width: number, height: number): Buffer {
  const stride = Math.ceil((width * 24) / 32) * 4;
  const bytes = Buffer.alloc(54 + stride * height, 0xff);
  bmpHeader(bytes, { width, height, bits: 24, compression: 0, pixelsAt: 54 });
  const top = 54 + stride * Math.max(height - 8, 0);
  for (let at = top; at + 3 <= bytes.length; at += 3) bytes.set([0, 0, 0xff], at);
  return bytes;
}

/** A bitmap of one bit a pixel, all black: eight pixels a byte. */
export function bmp1(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(54 + 8 + Math.ceil(width / 32) * 4 * height);
  bmpHeader(bytes, { width, height, bits: 1, compression: 0, pixelsAt: 62, colours: 2 });
  return bytes;
}

export function bmpHeader(
  bytes: Buffer,
  of: {
    width: number;
    height: number;
    bits: number;
    compression: number;
    pixelsAt: number;
    size?: number;
    colours?: number;
  },
): void {
  bytes.write('BM', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(0, 6);
  bytes.writeUInt32LE(of.pixelsAt, 10);
  bytes.writeUInt32LE(of.size ?? 40, 14);
  bytes.writeInt32LE(of.width, 18);
  bytes.writeInt32LE(of.height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(of.bits, 28);
  bytes.writeUInt32LE(of.compression, 30);
  bytes.fill(0, 34, 54);
  bytes.writeUInt32LE(of.colours ?? 0, 46);
}

/** A JPEG whose EXIF names its maker and place, and says that it lies on its side. */
export async function jpegWithExif(width = 60, height = 30): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3366cc' } })
    .withExif({
      IFD0: { Make: 'SECRETMAKER', Copyright: 'SECRETOWNER' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** An empty ZIP archive: what makes a file of anything an archive as well. */
export const zipEnd = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

/** A PNG of one bit a pixel, all black: 400 million pixels in some 50 kB. */
export function pngBomb(side = 20_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}
