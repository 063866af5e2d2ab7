import type { Stroke } from './stroke-path';

const digits = [
  ['10 1 1 1 1 29 19 29 19 1 10 1', '10 1 3 0 0 12 1 28 10 31 19 28 20 12 17 0 10 1'],
  ['4 7 11 1 11 1 11 29/4 29 18 29', '3 9 11 1 11 1 10 29/4 29 17 29'],
  ['2 8 2 1 18 -1 19 11 10 18 2 29 2 29 19 29', '2 6 8 -2 20 2 17 13 2 29 2 29 19 28'],
  ['3 3 10 -2 19 1 18 14 7 14 7 14 21 15 20 30 8 31 1 26', '2 5 6 -1 19 0 18 13 8 14 8 14 20 14 20 29 6 31 1 25'],
  ['13 29 13 1 13 1 1 20 1 20 19 20', '5 2 2 17 2 17 18 17/14 9 13 29'],
  ['17 1 4 1 4 1 3 13 3 13 20 9 20 29 8 31 1 25', '18 2 6 1 6 1 4 13 4 13 18 9 21 26 9 31 2 28'],
  ['16 1 5 1 0 14 1 29 10 31 19 29 19 13 9 9 1 14 1 20', '13 1 4 9 0 20 2 31 17 31 21 20 15 10 4 12 2 21'],
  ['1 1 19 1 19 1 11 12 7 29', '1 2 19 1 19 1 8 29/5 15 17 15'],
  [
    '10 14 1 13 1 1 19 1 19 13 10 14/10 14 0 15 0 29 20 29 20 15 10 14',
    '17 6 13 -1 2 0 2 9 10 14 19 19 18 30 2 30 1 20 9 14 18 10 17 6',
  ],
  ['4 29 16 30 21 16 18 0 10 -2 1 0 1 15 11 19 18 15 19 9', '18 5 14 -1 6 -1 1 4 1 16 8 20 18 17 18 6 18 6 17 29'],
];

function strokeOf(text: string): Stroke {
  const numbers = text.split(' ').map(Number);
  return numbers.flatMap((x, n) => (n % 2 === 0 ? [[x, numbers[n + 1] ?? 0] as const] : []));
}

/**
 * The shapes of each digit, as strokes in a box of about 20 by 30: a picture takes any of them. Strokes, because drawing text would
 * need a font on the machine.
 */
export const captchaDigits: readonly (readonly (readonly Stroke[])[])[] = digits.map((shapes) =>
  shapes.map((shape) => shape.split('/').map(strokeOf)),
);
