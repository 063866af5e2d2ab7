import { randomInt } from 'node:crypto';
import { between } from './between';
import { placeDigits } from './place-digits';
import { strokePath, type Stroke } from './stroke-path';

export const width = 192;
export const height = 72;
/** Of paper, around every digit. */
export const margin = 4;
const dark = '#14213a';
const paper = '#eef1f6';

/** A line of one or two swings, from edge to edge, across every digit. */
function wave(): Stroke {
  const points = randomInt(4, 6);
  const up = randomInt(2);
  return Array.from({ length: points }, (_, n) => {
    const turn = between(-8, 20);
    return [(n * (width + 28)) / (points - 1) - 14 + between(-10, 10), (n + up) % 2 === 0 ? turn : height - turn];
  });
}

/** How broad the lines of a picture are: a hollow between two dark borders. */
export function penOf() {
  const hollow = between(3.5, 4.1);
  return { hollow, whole: hollow + 3 };
}

/** The picture of the shapes as SVG, each drawn over those before it. */
export function svgOf(shapes: readonly (readonly Stroke[])[], { whole, hollow }: ReturnType<typeof penOf>): string {
  const drawn = shapes.map((strokes) => {
    const line = `<path d="${strokes.map(strokePath).join('')}" stroke`;
    return `${line}="${dark}" stroke-width="${whole}"/>${line}="${paper}" stroke-width="${hollow}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g></svg>`;
}

/**
 * Draws four digits as a PNG of 192 by 72 pixels, as dark outlines on grey. A line of their own strength runs over some of them and
 * under others. People see what lies above; a program finds neither a whole outline nor a difference of colour or width
 * (draw-captcha.test.ts). Every digit is whole within the picture.
 */
export async function drawCaptcha(answer: string): Promise<Buffer> {
  const pen = penOf();
  const shapes: (readonly Stroke[])[] = [];
  for (const shape of [...placeDigits(answer, { width, height, edge: margin + pen.whole / 2 }), [wave()]])
    shapes.splice(randomInt(shapes.length + 1), 0, shape);
  const svg = svgOf(shapes, pen);
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}
