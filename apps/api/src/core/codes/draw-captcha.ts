import { randomInt } from 'node:crypto';
import { captchaDigits } from './captcha-digits';

const width = 192;
const height = 72;
const dark = '#14213a';
const paper = '#eef1f6';

const between = (low: number, high: number) => low + (randomInt(1000) / 1000) * (high - low);
const anyOf = (shapes: readonly string[] = []) => shapes[randomInt(shapes.length)] ?? '';

/** Digits of different shape and size side by side, turned, sheared, and so close that most of them touch. */
function digits(answer: string): string[] {
  let left = between(6, 16);
  return [...answer].map((value) => {
    const [wide, high] = [between(1.2, 1.85), between(1.2, 1.95)];
    const place = `translate(${left} ${between(4, height - 4 - 30 * high)}) scale(${wide} ${high})`;
    const turn = `rotate(${between(-28, 28)} 10 15) skewX(${between(-18, 18)})`;
    left += 20 * wide * between(1.08, 1.26);
    return `<path d="${anyOf(captchaDigits[Number(value)])}" transform="${place} ${turn}" vector-effect="non-scaling-stroke"/>`;
  });
}

function strokes(count: number, reach: number): string[] {
  return Array.from({ length: count }, () => {
    const point = () => `${between(-reach, reach)} ${between(-reach, reach)}`;
    return `<path d="M${between(0, width)} ${between(0, height)}q${point()} ${point()}"/>`;
  });
}

/** Bends everything in it, as if drawn on crumpled paper. */
const bent = (drawn: string) =>
  `<filter id="bend" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" numOctaves="1" baseFrequency="${between(0.012, 0.02)} ${between(0.018, 0.03)}" seed="${randomInt(100_000)}"/><feDisplacementMap in="SourceGraphic" scale="28" xChannelSelector="R" yChannelSelector="G"/></filter><g filter="url(#bend)" fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`;

/**
 * Draws four digits as a PNG of 192 by 72 pixels, dark on grey, as lines or as outlines. Strokes of the digits' own colour and width
 * cross them, and all of it is bent together, so that neither colour, width nor shape tells them apart (draw-captcha.test.ts).
 */
export async function drawCaptcha(answer: string): Promise<Buffer> {
  const shapes = [...digits(answer), ...strokes(4, 60), ...strokes(4, 14)].join('');
  const line = (thick: number, colour: string) => `<g stroke="${colour}" stroke-width="${thick}">${shapes}</g>`;
  const thick = between(3.6, 4.6);
  const drawn = randomInt(6) === 0 ? line(thick, dark) : line(thick + 3.4, dark) + line(thick - 1.4, paper);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${bent(drawn)}</svg>`;
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}
