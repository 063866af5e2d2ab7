import { randomInt } from 'node:crypto';
import { between } from './between';
import { captchaDigits } from './captcha-digits';
import type { Point, Stroke } from './stroke-path';

export interface Frame {
  width: number;
  height: number;
  /** Between the edge of the picture and the middle of a line. */
  edge: number;
}

/** Between the middles of two digits' lines. Below 7 they touch, so that a digit is not simply what nothing else touches. */
const gaps = { least: -3, most: 2 };

const moved = (strokes: readonly Stroke[], to: (point: Point) => Point) => strokes.map((stroke) => stroke.map(to));

function boxOf(strokes: readonly Stroke[]) {
  const range = (numbers: number[]) => [Math.min(...numbers), Math.max(...numbers)] as const;
  const [left, right] = range(strokes.flat().map(([x]) => x));
  const [top, bottom] = range(strokes.flat().map(([, y]) => y));
  return { left, top, width: right - left, height: bottom - top };
}

/** Moves every point a little, and points side by side nearly alike, as on crumpled paper. */
function bend(): (point: Point) => Point {
  const wave = () => {
    const [start, length] = [between(0, 6.3), between(8, 15)];
    return (along: number) => Math.sin(along / length + start);
  };
  const [xByY, xByX, yByX, yByY] = [wave(), wave(), wave(), wave()];
  return ([x, y]) => [x + 4.2 * xByY(y) + 2.1 * xByX(x), y + 4.2 * yByX(x) + 2.1 * yByY(y)];
}

/** One of the digit's shapes, stretched, sheared, turned and bent, at any place. */
function drawn(digit: string): readonly Stroke[] {
  const shapes = captchaDigits[Number(digit)] ?? [];
  const [wide, high, shear, turn] = [between(1.15, 2.1), between(1.5, 1.95), between(-0.2, 0.2), between(-0.31, 0.31)];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const crumpled = bend();
  return moved(shapes[randomInt(shapes.length)] ?? [], ([x, y]) => {
    const [across, down] = [(x - 10 + shear * (y - 15)) * wide, (y - 15) * high];
    return crumpled([across * cos - down * sin, across * sin + down * cos]);
  });
}

/**
 * The strokes of each digit, in one row within the frame. A digit's box is measured as it is drawn; what is higher than the frame is
 * made lower, and a row that is wider is made narrower.
 */
export function placeDigits(answer: string, { width, height, edge }: Frame): (readonly Stroke[])[] {
  const row = [...answer].map(drawn).map((strokes) => ({ strokes, box: boxOf(strokes) }));
  const [room, high] = [width - 2 * edge, height - 2 * edge];
  const total = row.reduce((sum, { box }) => sum + box.width, 0);
  const gap = Math.max(gaps.least, Math.min(gaps.most, (room - total) / (row.length - 1)));
  const wide = room - gap * (row.length - 1);
  const narrower = Math.min(1, wide / total);
  let left = edge + between(0, wide - total * narrower);
  return row.map(({ strokes, box }) => {
    const lower = Math.min(1, high / box.height);
    const [right, down] = [left, edge + between(0, high - box.height * lower)];
    left += box.width * narrower + gap;
    return moved(strokes, ([x, y]) => [right + (x - box.left) * narrower, down + (y - box.top) * lower]);
  });
}
