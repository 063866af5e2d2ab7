import { randomInt } from 'node:crypto';

const width = 132;
const height = 44;

/** Digits as strokes in a 20 by 30 box, because drawing text would need a font on the machine. */
const strokes = [
  'M10 1C3 1 1 8 1 15s2 14 9 14 9-7 9-14S17 1 10 1Z',
  'M4 7 11 1v28M4 29h14',
  'M2 8c0-9 16-10 16 0 0 7-10 11-16 21h17',
  'M2 3h15L9 12c12-1 12 17 1 17-5 0-8-3-9-6',
  'M13 29V1L1 20h18',
  'M17 1H4L3 13c14-4 20 6 13 13-5 5-12 3-15-1',
  'M16 2C5 2 1 12 1 19c0 13 18 13 18 1 0-11-15-11-17-2',
  'M1 1h18C12 10 8 19 7 29',
  'M10 14C1 13 1 1 10 1s9 12 0 13c-12 1-12 15 0 15s12-14 0-15Z',
  'M4 28C15 28 19 18 19 11 19-2 1-2 1 10c0 11 15 11 17 2',
];

const between = (low: number, high: number) => low + (randomInt(1000) / 1000) * (high - low);

function digit(value: string, position: number): string {
  const place = `translate(${12 + position * 29 + between(-3, 3)} ${7 + between(-4, 4)})`;
  const turn = `rotate(${between(-22, 22)} 10 15) skewX(${between(-14, 14)}) scale(${between(0.85, 1.1)})`;
  return `<path d="${strokes[Number(value)]}" transform="${place} ${turn}" stroke-width="${between(2.2, 3.4)}"/>`;
}

/** Draws four digits as a PNG of 132 by 44 pixels, dark on grey, crossed by strokes of the digits' own colour and width. */
export async function drawCaptcha(answer: string): Promise<Buffer> {
  const arcs = Array.from({ length: 6 }, (_, n) => {
    const x = n * 22 + between(-8, 8);
    const point = () => `${between(4, 34)} ${between(-14, 14)}`;
    return `<path d="M${x} ${between(4, height - 4)}q${point()} ${point()}" stroke-width="${between(1.8, 2.8)}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#eef1f6"/><g fill="none" stroke="#14213a" stroke-linecap="round">${[...answer].map(digit).join('')}${arcs.join('')}</g></svg>`;
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}
