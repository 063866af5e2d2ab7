import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { captchaDigits } from './captcha-digits';
import { drawCaptcha, height, margin, penOf, svgOf, width } from './draw-captcha';
import { placeDigits } from './place-digits';
import { strokePath } from './stroke-path';
import { captchaReader, type Pen } from './testing/captcha-reader';

const pictures = 400;
const newAnswer = () => String(randomInt(10_000)).padStart(4, '0');

/** Pictures that are too easy: lines that are turned and crossed by a thinner stroke, or outlines that are turned. */
function drawPlainly(answer: string, pen: Pen): Promise<Buffer> {
  const digits = [...answer].map((value, n) => {
    const [shape = []] = captchaDigits[Number(value)] ?? [];
    const path = `<path d="${shape.map(strokePath).join('')}" transform="translate(${12 + n * 29} 7) rotate(${randomInt(-15, 16)} 10 15)"`;
    return pen === 'line'
      ? `${path} stroke-width="3"/>`
      : `${path} stroke-width="4.6"/>${path} stroke="#fff" stroke-width="2.6"/>`;
  });
  const crossed = pen === 'line' ? `<path d="M0 ${randomInt(44)}L132 ${randomInt(44)}"/>` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="44"><rect width="100%" height="100%" fill="#fff"/><g fill="none" stroke="#000">${digits.join('')}${crossed}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function rightOf(pen: Pen, draw: (answer: string) => Promise<Buffer>, count: number): Promise<number> {
  const read = await captchaReader(pen);
  let right = 0;
  for (let n = 0; n < count; n += 1) {
    const answer = newAnswer();
    if ((await read(await draw(answer))) === answer) right += 1;
  }
  return right;
}

describe.each(['line', 'outline'] as const)('a small program that looks for digits drawn as %s', (pen) => {
  it('reads a plain picture', async () => {
    const least = pen === 'line' ? 14 : 5;
    expect(await rightOf(pen, (answer) => drawPlainly(answer, pen), 20)).toBeGreaterThanOrEqual(least);
  });

  it('reads at most a tenth of the pictures', async () => {
    expect(await rightOf(pen, drawCaptcha, pictures)).toBeLessThanOrEqual(pictures / 10);
  }, 180_000);
});

/** Whether nothing is drawn in the margin around the picture. */
async function isWithin(svg: string): Promise<boolean> {
  const pixels = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
  const paper = pixels[0] ?? 0;
  return pixels.every((value, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isInside = x >= margin && x < width - margin && y >= margin && y < height - margin;
    // Coordinates are rounded to a tenth of a pixel.
    return isInside || Math.abs(value - paper) < 20;
  });
}

it('every digit is whole within the picture, with paper around it', async () => {
  const answers = Array.from({ length: 3000 }, (_, n) => (n < 500 ? String(n % 10).repeat(4) : newAnswer()));
  const cut: string[] = [];
  for (const answer of answers) {
    const pen = penOf();
    const digits = placeDigits(answer, { width, height, edge: margin + pen.whole / 2 });
    for (const strokes of digits)
      for (const [x, y] of strokes.flat())
        if (!(x > margin && x < width - margin && y > margin && y < height - margin)) cut.push(answer);
    if (!(await isWithin(svgOf(digits, pen)))) cut.push(answer);
  }
  expect(cut).toEqual([]);
}, 120_000);

it('the digits stand in one row, as many as there are', () => {
  const middles = placeDigits('0123', { width, height, edge: 8 }).map((strokes) => {
    const across = strokes.flat().map(([x]) => x);
    return (Math.min(...across) + Math.max(...across)) / 2;
  });
  expect(middles).toHaveLength(4);
  expect(middles.toSorted((a, b) => a - b)).toEqual(middles);
});
