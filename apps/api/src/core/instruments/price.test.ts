import { parsePrice, priceText, roundPrice } from './price';

it.each([
  ['1.08500', 5, 108_500n],
  ['1.085', 5, 108_500n],
  ['1', 5, 100_000n],
  ['150.014000', 3, 150_014n],
  ['18008', 0, 18_008n],
  ['18008.0', 0, 18_008n],
  ['0.00001', 5, 1n],
  ['0', 2, 0n],
  ['1.085001', 5, null],
  ['18008.5', 0, null],
  ['-1', 2, null],
  ['1e5', 2, null],
  ['.5', 2, null],
  ['1.', 2, null],
  ['1,5', 2, null],
  ['', 2, null],
  ['1234567890', 2, null],
])('reads %s with %s digits as %s points', (text, digits, points) => {
  expect(parsePrice(text, digits)).toBe(points);
});

it.each([
  [108_500n, 5, '1.08500'],
  [1n, 5, '0.00001'],
  [18_008n, 0, '18008'],
  [240_025n, 2, '2400.25'],
])('writes %s points with %s digits as %s', (points, digits, text) => {
  expect(priceText(points, digits)).toBe(text);
  expect(parsePrice(text, digits)).toBe(points);
});

it.each([
  ['4000.126', 2, 400_013n],
  ['4000.125', 2, 400_013n],
  ['4000.1249', 2, 400_012n],
  ['4000.1', 2, 400_010n],
  ['4000', 2, 400_000n],
  ['18008.5', 0, 18_009n],
  ['-1', 2, null],
  ['1.', 2, null],
])('rounds %s to %s digits as %s points', (text, digits, points) => expect(roundPrice(text, digits)).toBe(points));
