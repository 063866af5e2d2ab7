import sharp from 'sharp';
import { captchaDigits } from '../captcha-digits';
import { strokePath, type Point, type Stroke } from '../stroke-path';

/** Every picture is read at this height, in a frame of paper. A digit is about as high as its box of 20 by 30. */
const height = 44;
const frame = 24;
const box = { width: 44, height: 48 };
/** Least distance of two digits. */
const apart = 20;
/** How the digits are drawn: as lines, or as the two borders of a hollow line. */
export type Pen = 'line' | 'outline';
interface Template {
  digit: string;
  /** Points of its line, of a broad band along it, and of the box around it. */
  line: readonly Point[];
  band: readonly Point[];
}

const turns = [-20, -10, 0, 10, 20].flatMap((turn) =>
  [-8, 8].flatMap((shear) => [0.9, 1.05].map((size) => ({ turn, shear, size }))),
);

async function inked(
  shape: readonly Stroke[],
  { turn, shear, size }: (typeof turns)[number],
  thick: number,
): Promise<Point[]> {
  const place = `translate(12 9) rotate(${turn} 10 15) skewX(${shear}) scale(${size})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}"><rect width="100%" height="100%" fill="#fff"/><path d="${shape.map(strokePath).join('')}" transform="${place}" fill="none" stroke="#000" stroke-width="${thick}"/></svg>`;
  const grey = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
  return [...grey].flatMap((value, at) => (value < 128 ? [[at % box.width, Math.floor(at / box.width)] as const] : []));
}

const without = (points: Point[], others: Point[]) => {
  const removed = new Set(others.map(String));
  return points.filter((point) => !removed.has(String(point)));
};

async function makeTemplates(pen: Pen): Promise<Template[]> {
  const made = captchaDigits.flatMap((shapes, digit) =>
    shapes.flatMap((shape) =>
      turns.map(async (turn) => ({
        digit: String(digit),
        // Every other point, from all over the line.
        line: (pen === 'line'
          ? await inked(shape, turn, 1.2)
          : without(await inked(shape, turn, 4.6), await inked(shape, turn, 2.6))
        )
          .map((point, at) => ({ point, key: (at * 37) % 101 }))
          .sort((a, b) => a.key - b.key)
          .filter((_, at) => at % 2 === 0)
          .map(({ point }) => point),
        band: await inked(shape, turn, pen === 'line' ? 6 : 8),
      })),
    ),
  );
  return Promise.all(made);
}

const around: readonly Point[] = Array.from({ length: 14 * 20 }, (_, at) => [
  8 + (at % 14) * 2,
  4 + Math.floor(at / 14) * 2,
]);

/**
 * A program that reads pictures of four digits: dark pixels, the known shapes turned and sheared in steps, the four best ones in a row.
 * It reads 9 of 10 pictures whose digits are turned, sheared and crossed by thin strokes.
 * @param pen what it takes the digits to be drawn with
 */
export async function captchaReader(pen: Pen): Promise<(picture: Buffer) => Promise<string>> {
  const templates = await makeTemplates(pen);
  const least = pen === 'line' ? 0.6 : 0.45;
  return async (picture) => {
    const { data, info } = await sharp(picture)
      .resize({ height })
      .extend({ top: frame, bottom: frame, left: frame, right: frame, background: '#fff' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width } = info;
    const dark = Uint8Array.from(data, (value) => (value < 140 ? 1 : 0));
    const offsets = (points: readonly Point[]) => Int32Array.from(points, ([x, y]) => y * width + x);
    const count = (points: Int32Array, at: number, end = points.length) => {
      let sum = 0;
      for (let n = 0; n < end; n += 1) sum += dark[at + (points[n] ?? 0)] ?? 0;
      return sum;
    };
    const whole = offsets(around);
    const best = Array.from({ length: width }, () => ({ score: 0, digit: '?' }));
    for (const { digit, ...shape } of templates) {
      const [line, band] = [offsets(shape.line), offsets(shape.band)];
      for (let y = 12; y <= 32; y += 2)
        for (let x = 8; x < width - box.width; x += 2) {
          const at = y * width + x;
          // Most places are far from any digit.
          if (count(line, at, 12) < 6) continue;
          const hits = count(line, at) / line.length;
          if (hits < least) continue;
          // How much of its line has ink, less the share of the ink beside it.
          const score = hits - 0.8 * Math.max(0, 1 - count(band, at) / (count(whole, at) * 4));
          const middle = best[x + box.width / 2];
          if (middle && score > middle.score) best[x + box.width / 2] = { score, digit };
        }
    }
    let rows = best.map(({ score, digit }) => ({ score, text: digit }));
    for (let n = 1; n < 4; n += 1) {
      let top = { score: -1, text: '' };
      const before = rows;
      rows = best.map(({ score, digit }, x) => {
        const left = before[x - apart];
        if (left && left.score > top.score) top = left;
        return { score: top.score + score, text: top.text + digit };
      });
    }
    return rows.reduce((top, row) => (row.score > top.score ? row : top)).text;
  };
}
