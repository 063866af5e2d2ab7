import { execFileSync, spawnSync } from 'node:child_process';
import { waitFor } from '@portal/testkit';
import sharp from 'sharp';
import { cleanPicture } from './clean-picture';
import { bmp1, bmp24, bmpHeader, jpegWithExif, picture, pngBomb, zipEnd } from './testing/pictures';

const refusal = (bytes: Buffer) =>
  cleanPicture(bytes).then(
    () => 'taken',
    (error: { code?: string }) => error.code,
  );
const pixel = async (bytes: Buffer, x: number, y: number) => [
  ...(await sharp(bytes).removeAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer()),
];

const resizedBmp = (width: number, height: number) => {
  const bytes = bmp24(8, 8);
  bmpHeader(bytes, { width, height, bits: 24, compression: 0, pixelsAt: 54 });
  return bytes;
};

describe('accepted pictures', () => {
  it.each(['bmp', 'jpeg', 'png', 'gif', 'tiff'] as const)('accepts %s with any file name', async (format) => {
    const bytes = format === 'bmp' ? bmp24(64, 40) : await picture(format);
    const clean = await cleanPicture(bytes);
    expect(clean).toMatchObject({ width: 64, height: 40 });
    expect((await sharp(clean.bytes).metadata()).format).toBe(clean.mediaType === 'image/png' ? 'png' : 'jpeg');
    expect(clean.bytes.equals(bytes)).toBe(false);
  });

  it('removes EXIF and rotates the picture upright', async () => {
    const bytes = await jpegWithExif(60, 30);
    expect(bytes.includes('SECRETMAKER')).toBe(true);
    const clean = await cleanPicture(bytes);
    expect(clean).toMatchObject({ width: 30, height: 60, mediaType: 'image/jpeg' });
    expect(clean.bytes.includes('SECRET')).toBe(false);
    expect((await sharp(clean.bytes).metadata()).exif).toBeUndefined();
    expect((await sharp(clean.bytes).metadata()).orientation).toBeUndefined();
  });

  it('keeps transparency as PNG', async () => {
    const see = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();
    expect((await cleanPicture(see)).mediaType).toBe('image/png');
  });

  it('scales a large picture down proportionally', async () => {
    const large = await sharp({ create: { width: 6000, height: 3000, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    expect(await cleanPicture(large)).toMatchObject({ width: 4096, height: 2048 });
  });

  it('uses the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((background) =>
        sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const clean = await cleanPicture(animation);
    expect(clean).toMatchObject({ width: 9, height: 9 });
    expect((await pixel(clean.bytes, 4, 4))[0]).toBeGreaterThan(240);
  });
});

describe('bitmap formats', () => {
  it('accepts 24 bits with the bottom row first', async () => {
    const clean = await cleanPicture(bmp24(16, 16));
    expect(clean).toMatchObject({ width: 16, height: 16 });
    const [red, green] = await pixel(clean.bytes, 0, 0);
    expect(red).toBeGreaterThan(200);
    expect(green).toBeLessThan(40);
    expect(Math.min(...(await pixel(clean.bytes, 12, 12)))).toBeGreaterThan(250);
  });

  it('accepts 32 bits with the longest header, ignoring its empty masks', async () => {
    const bytes = Buffer.alloc(138 + 8 * 8 * 4);
    bmpHeader(bytes, { width: 8, height: -8, bits: 32, compression: 0, pixelsAt: 138, size: 124 });
    for (let at = 138; at < bytes.length; at += 4) bytes.set([0xc8, 0, 0, 0], at);
    const [red, , blue] = await pixel((await cleanPicture(bytes)).bytes, 4, 4);
    expect(red).toBeLessThan(12);
    expect(blue).toBeGreaterThan(185);
  });

  it('accepts 16 bits with custom colour masks', async () => {
    const bytes = Buffer.alloc(66 + 8 * 8 * 2);
    bmpHeader(bytes, { width: 8, height: 8, bits: 16, compression: 3, pixelsAt: 66 });
    [0xf800, 0x07e0, 0x001f].forEach((mask, n) => bytes.writeUInt32LE(mask, 54 + n * 4));
    for (let at = 66; at < bytes.length; at += 2) bytes.writeUInt16LE(0x07e0, at);
    const [red, green] = await pixel((await cleanPicture(bytes)).bytes, 4, 4);
    expect(red).toBeLessThan(12);
    expect(green).toBeGreaterThan(240);
  });

  it('accepts one bit with a palette and a gap before the pixels', async () => {
    const bytes = Buffer.alloc(54 + 8 + 10 + 4 * 8, 0xff);
    bmpHeader(bytes, { width: 8, height: 8, bits: 1, compression: 0, pixelsAt: 72, colours: 2 });
    bytes.set([0, 0, 0, 0, 0, 0xff, 0, 0], 54);
    expect((await pixel((await cleanPicture(bytes)).bytes, 3, 3))[1]).toBeGreaterThan(240);
  });

  it.each([
    ['cut off', () => bmp24(64, 64).subarray(0, 3000)],
    ['no pixels', () => resizedBmp(0, 4)],
    ['run-length', () => kinded(8, 1)],
    ['JPEG inside', () => kinded(0, 4)],
    ['two bits', () => kinded(2, 0)],
  ])('refuses a bitmap that is %s', async (_what, make) => {
    expect(await refusal(make())).toBe('common.fileBroken');
  });

  const kinded = (bits: number, compression: number) => {
    const bytes = bmp24(8, 8);
    bmpHeader(bytes, { width: 8, height: 8, bits, compression, pixelsAt: 54 });
    return bytes;
  };
});

describe('unsupported file types', () => {
  const text = (words: string) => Buffer.from(words.padEnd(200, ' '));
  it.each([
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['HEIC', Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypheic\0\0\0\0mif1heic')])],
    ['AVIF', Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypavif\0\0\0\0mif1')])],
    ['WebP', text('RIFF\0\0\0\0WEBPVP8 ')],
    ['PDF', text('%PDF-1.7\n')],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['a letter that begins with BM', text('BM is not a bitmap')],
    ['nothing but zeros', Buffer.alloc(4000)],
    ['a single byte', Buffer.from([0xff])],
  ])('refuses %s', async (_kind, bytes) => {
    expect(await refusal(bytes)).toBe('common.fileType');
  });

  it('refuses a picture that is also an archive, a page or a PDF', async () => {
    const jpeg = await picture('jpeg');
    const comment = (words: string) =>
      Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, words.length + 2]),
        Buffer.from(words),
        jpeg.subarray(2),
      ]);
    expect(await refusal(Buffer.concat([jpeg, zipEnd]))).toBe('common.fileType');
    expect(await refusal(comment('%PDF-1.4'))).toBe('common.fileType');
    expect(await refusal(comment('<script>x()</script>'))).toBe('common.fileType');
    expect(await refusal(comment('<?php x();'))).toBe('common.fileType');
    expect(await refusal(Buffer.from('GIF89a/*<svg onload=alert(1)>*/=1;'))).toBe('common.fileType');
  });

  it('removes data hidden in a comment or after the end', async () => {
    const jpeg = await picture('jpeg');
    const clean = await cleanPicture(Buffer.concat([jpeg, Buffer.from('HIDDENTAIL')]));
    expect(clean.bytes.includes('HIDDENTAIL')).toBe(false);
  });
});

describe('pictures of many pixels', () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#123456' }, limitInputPixels: false });

  it('shrinks the photograph of a phone with 50 million pixels, upright', async () => {
    const photo = await plain(8160, 6120).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await cleanPicture(photo)).toMatchObject({ width: 3060, height: 4080, mediaType: 'image/jpeg' });
  });
  it('shrinks a photograph of 108 million pixels', async () => {
    const photo = await plain(12000, 9000).jpeg().toBuffer();
    expect(await cleanPicture(photo)).toMatchObject({ width: 3000, height: 2250 });
  });
  it.each([
    ['PNG of 25 million pixels', () => plain(5000, 5000).png().toBuffer(), 'taken'],
    ['PNG beyond', () => plain(5000, 5001).png().toBuffer(), 'common.filePixels'],
    ['GIF beyond', () => plain(5000, 5001).gif().toBuffer(), 'common.filePixels'],
    ['TIFF beyond', () => plain(5000, 5001).tiff({ compression: 'lzw' }).toBuffer(), 'common.filePixels'],
    ['bitmap of 25 million pixels', async () => bmp1(5000, 5000), 'taken'],
    ['bitmap beyond', async () => bmp1(5000, 5001), 'common.filePixels'],
    ['bitmap that promises ten thousand million', async () => resizedBmp(100_000, 100_000), 'common.filePixels'],
    ['bitmap with the smallest integer as height', async () => resizedBmp(4, -0x80000000), 'common.filePixels'],
    ['progressive JPEG beyond', () => plain(5000, 5001).jpeg({ progressive: true }).toBuffer(), 'common.filePixels'],
    [
      'PNG of 16 bits that needs more memory',
      () => plain(5000, 5000).toColourspace('rgb16').png().toBuffer(),
      'common.filePixels',
    ],
    ['PNG bomb of 400 million pixels in a few kilobytes', async () => pngBomb(), 'common.filePixels'],
  ])('%s', async (_what, make, outcome) => {
    expect(await refusal(await make())).toBe(outcome);
  });
  it('fills the transparency of a large picture', async () => {
    const large = await sharp({ create: { width: 2001, height: 2000, channels: 4, background: '#ff000000' } })
      .png()
      .toBuffer();
    const clean = await cleanPicture(large);
    expect(clean.mediaType).toBe('image/jpeg');
    expect(Math.min(...(await pixel(clean.bytes, 9, 9)))).toBeGreaterThan(250);
  });
});

describe('unreadable files', () => {
  it.each(['jpeg', 'png', 'gif', 'tiff'] as const)('refuses a %s cut in half', async (format) => {
    const bytes = await picture(format, 200, 200);
    expect(await refusal(bytes.subarray(0, bytes.length >> 1))).toBe('common.fileBroken');
  });

  it.each(['jpeg', 'png', 'gif', 'tiff'] as const)('refuses a %s that has only its signature', async (format) => {
    const bytes = await picture(format);
    expect(await refusal(Buffer.concat([bytes.subarray(0, 8), Buffer.alloc(100)]))).toBe('common.fileBroken');
  });

  it('replaces a decoder in which pictures have left memory, and asks it again otherwise', async () => {
    const decoders = () => spawnSync('pgrep', ['-P', String(process.pid), '-f', 'clean-picture.mjs']).stdout.toString();
    const after = async (bytes: Buffer) => {
      expect(await refusal(bytes)).toBe('taken');
      await waitFor(async () => /^\d+\n$/.test(decoders()), 'the end of the decoder before');
      return decoders();
    };
    const large = await after(bmp1(5000, 5000));
    const small = await after(await picture('png'));
    expect(small).toBe(large);
    expect(await after(bmp1(5000, 5000))).not.toBe(small);
  });

  it('outlives a decoder that is killed', async () => {
    const killed = refusal(bmp1(5000, 5000));
    await new Promise((resolve) => setTimeout(resolve, 20));
    execFileSync('pkill', ['-KILL', '-P', String(process.pid), '-f', 'clean-picture.mjs']);
    expect(await killed).toBe('common.fileBroken');
    expect(await refusal(await picture('png'))).toBe('taken');
  });

  it('does not call a picture broken whose decoder takes too long', async () => {
    const late = refusal(bmp1(5000, 5000));
    await new Promise((resolve) => setTimeout(resolve, 20));
    execFileSync('pkill', ['-STOP', '-P', String(process.pid), '-f', 'clean-picture.mjs']);
    expect(await late).toBe('RATE');
    expect(await refusal(await picture('png'))).toBe('taken');
  }, 40_000);

  it('does not crash if any byte of a small picture is inverted', async () => {
    const bytes = await picture('png', 8, 8);
    for (let at = 8; at < Math.min(bytes.length, 120); at++) {
      const broken = Buffer.from(bytes);
      broken[at] = (broken[at] ?? 0) ^ 0xff;
      expect(['taken', 'common.fileBroken', 'common.fileType', 'common.filePixels']).toContain(await refusal(broken));
    }
  });
});
