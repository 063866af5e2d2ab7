// A 10 MB file of one bit a pixel would unfold to 80 million pixels.
export const mostPixels = 25_000_000;

/** Width and height of a bitmap by its header. */
export const bmpSize = (bytes) => ({ width: bytes.readInt32LE(18), height: Math.abs(bytes.readInt32LE(22)) });

/**
 * Decodes an uncompressed Windows bitmap (1, 4, 8, 16, 24, 32 bits, bit fields; header versions 3 to 5) to RGB, three bytes a
 * pixel, top row first. Throws on anything else and on every size that does not fit the file: run-length pictures, which no
 * camera makes, are refused.
 */
export function decodeBmp(bytes) {
  const { width, height } = bmpSize(bytes);
  const bits = bytes.readUInt16LE(28);
  const pixelsAt = bytes.readUInt32LE(10);
  const isTopDown = bytes.readInt32LE(22) < 0;
  if (width <= 0 || height === 0 || width * height > mostPixels) throw new RangeError('bitmap size');
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (pixelsAt + stride * height > bytes.length) throw new RangeError('bitmap is cut off');
  const data = Buffer.allocUnsafe(width * height * 3);
  const colourOf = colours(bytes, bits);
  const valueAt = reader(bytes, bits);
  let to = 0;
  for (let y = 0; y < height; y += 1) {
    const row = pixelsAt + stride * (isTopDown ? y : height - 1 - y);
    for (let x = 0; x < width; x += 1) {
      const colour = colourOf(valueAt(row, x));
      data[to++] = colour >> 16;
      data[to++] = colour >> 8;
      data[to++] = colour;
    }
  }
  return { data, width, height };
}

/** The number that stands for a pixel. */
function reader(bytes, bits) {
  if (bits > 8) return (row, x) => bytes.readUIntLE(row + x * (bits >> 3), bits >> 3);
  const mask = (1 << bits) - 1;
  return (row, x) => (bytes[row + ((x * bits) >> 3)] >> (8 - bits - ((x * bits) & 7))) & mask;
}

/** From a pixel's number to 0xRRGGBB. */
function colours(bytes, bits) {
  const compression = bytes.readUInt32LE(30);
  const bitFields = compression === 3 && (bits === 16 || bits === 32);
  if (![1, 4, 8, 16, 24, 32].includes(bits) || (compression !== 0 && !bitFields)) throw new RangeError('bitmap kind');
  if (bits <= 8) return palette(bytes, bits);
  // The masks follow the 40 bytes that all versions share, inside the longer headers or behind the short one.
  const masks = bitFields
    ? [54, 58, 62].map((at) => bytes.readUInt32LE(at))
    : bits === 16
      ? [0x7c00, 0x03e0, 0x001f]
      : [0xff0000, 0x00ff00, 0x0000ff];
  const channels = masks.map((mask) => {
    const shift = mask === 0 ? 0 : Math.log2((mask & -mask) >>> 0);
    return { mask, shift, top: mask === 0 ? 1 : mask >>> shift };
  });
  return (value) =>
    channels.reduce(
      (colour, { mask, shift, top }) => (colour << 8) | Math.round((((value & mask) >>> shift) * 255) / top),
      0,
    );
}

function palette(bytes, bits) {
  const count = bytes.readUInt32LE(46) || 1 << bits;
  if (count > 256) throw new RangeError('bitmap palette');
  const at = 14 + bytes.readUInt32LE(14);
  const entries = bytes.subarray(at, at + count * 4);
  // An index past the palette is black, as viewers show it.
  const table = Uint32Array.from({ length: 256 }, (_, n) =>
    n * 4 + 3 < entries.length ? entries.readUIntLE(n * 4, 3) : 0,
  );
  return (value) => table[value];
}
