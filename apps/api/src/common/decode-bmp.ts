/** Pixels as RGB, three bytes each, top row first. */
export interface RawPicture {
  data: Buffer;
  width: number;
  height: number;
}

// A 10 MB file of one bit a pixel would unfold to 80 million pixels.
const maxPixels = 25_000_000;

interface Header {
  width: number;
  height: number;
  bits: number;
  pixelsAt: number;
  topDown: boolean;
  /** Colours of an indexed picture, or the channels' masks. */
  palette: Buffer;
  masks: readonly [number, number, number];
}

/**
 * Decodes an uncompressed Windows bitmap (1, 4, 8, 16, 24, 32 bits, bit fields; header versions 3 to 5). Throws on
 * anything else and on every size that does not fit the file: run-length pictures, which no camera makes, are refused.
 */
export function decodeBmp(bytes: Buffer): RawPicture {
  const header = readHeader(bytes);
  const { width, height, bits, pixelsAt, topDown } = header;
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (pixelsAt + stride * height > bytes.length) throw new RangeError('bitmap is cut off');
  const data = Buffer.allocUnsafe(width * height * 3);
  const writePixel = bits <= 8 ? indexed(bytes, header) : direct(bytes, header);
  for (let y = 0; y < height; y++) {
    const row = pixelsAt + stride * (topDown ? y : height - 1 - y);
    for (let x = 0, to = y * width * 3; x < width; x++, to += 3) writePixel(row, x, data, to);
  }
  return { data, width, height };
}

function readHeader(bytes: Buffer): Header {
  const size = bytes.readUInt32LE(14);
  const width = bytes.readInt32LE(18);
  const signedHeight = bytes.readInt32LE(22);
  const height = Math.abs(signedHeight);
  const bits = bytes.readUInt16LE(28);
  const compression = bytes.readUInt32LE(30);
  const bitFields = compression === 3 && (bits === 16 || bits === 32);
  if (width <= 0 || height === 0 || width * height > maxPixels) throw new RangeError('bitmap size');
  if (![1, 4, 8, 16, 24, 32].includes(bits) || (compression !== 0 && !bitFields)) throw new RangeError('bitmap kind');
  // The masks follow the 40 bytes that all versions share, inside the longer headers or behind the short one.
  const masks = bitFields
    ? ([bytes.readUInt32LE(54), bytes.readUInt32LE(58), bytes.readUInt32LE(62)] as const)
    : bits === 16
      ? ([0x7c00, 0x03e0, 0x001f] as const)
      : ([0xff0000, 0x00ff00, 0x0000ff] as const);
  const colours = bits <= 8 ? bytes.readUInt32LE(46) || 1 << bits : 0;
  if (colours > 256) throw new RangeError('bitmap palette');
  const palette = bytes.subarray(14 + size, 14 + size + colours * 4);
  return { width, height, bits, pixelsAt: bytes.readUInt32LE(10), topDown: signedHeight < 0, palette, masks };
}

type PixelWriter = (row: number, x: number, to: Buffer, at: number) => void;

function indexed(bytes: Buffer, { bits, palette }: Header): PixelWriter {
  const perByte = 8 / bits;
  const mask = (1 << bits) - 1;
  return (row, x, to, at) => {
    const byte = bytes[row + Math.floor(x / perByte)] ?? 0;
    const colour = ((byte >> (8 - bits - (x % perByte) * bits)) & mask) * 4;
    // An index past the palette is black, as viewers show it.
    to[at] = palette[colour + 2] ?? 0;
    to[at + 1] = palette[colour + 1] ?? 0;
    to[at + 2] = palette[colour] ?? 0;
  };
}

function direct(bytes: Buffer, { bits, masks }: Header): PixelWriter {
  const step = bits / 8;
  const channels = masks.map((mask) => {
    const shift = mask === 0 ? 0 : Math.log2((mask & -mask) >>> 0);
    return { mask, shift, top: mask === 0 ? 1 : mask >>> shift };
  });
  return (row, x, to, at) => {
    const pixel = bytes.readUIntLE(row + x * step, step);
    channels.forEach(({ mask, shift, top }, channel) => {
      to[at + channel] = Math.round((((pixel & mask) >>> shift) * 255) / top);
    });
  };
}
