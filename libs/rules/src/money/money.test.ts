import fc from 'fast-check';
import { formatAmount, groupDigits, meetsMinimum, minor, parseAmount } from '.';
import { amount } from '../rules/amount';
import { formatAmountVectors } from './format-amount.vectors';
import { groupDigitsVectors } from './group-digits.vectors';
import { meetsMinimumVectors } from './meets-minimum.vectors';
import { parseAmountVectors } from './parse-amount.vectors';

const scales = fc.integer({ min: 0, max: 8 });
const largest = (scale: number) => 10n ** BigInt(15 + scale) - 1n;

test('parses amounts and rejects everything else', () => {
  const wrong = parseAmountVectors.filter(({ input: [text, scale], output }) => parseAmount(text, scale) !== output);
  expect(wrong).toEqual([]);
});

test.each(formatAmountVectors)('formats an amount as $output', ({ input: [units, scale], output }) => {
  expect(formatAmount(units, scale)).toBe(output);
});

test.each(groupDigitsVectors)('groups digits as $output', ({ input: [decimal, places], output }) => {
  expect(groupDigits(decimal, places)).toBe(output);
});

test('grouping adds only separators', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
      fc.stringMatching(/^\d{0,8}$/),
      (whole, fraction) => {
        const decimal = fraction ? `${whole}.${fraction}` : String(whole);
        expect(groupDigits(decimal).replaceAll(',', '')).toBe(decimal);
      },
    ),
  );
});

test.each(meetsMinimumVectors)('checks the minimum, and the whole remainder below it: $input', ({ input, output }) => {
  expect(meetsMinimum(...input)).toBe(output);
});

test('parses a formatted amount back', () => {
  const pairs = scales.chain((scale) => fc.tuple(fc.bigInt({ min: 0n, max: largest(scale) }), fc.constant(scale)));
  fc.assert(fc.property(pairs, ([units, scale]) => parseAmount(formatAmount(units, scale), scale) === units));
});

test('formats a negative amount with its minus, and never parses it', () => {
  const negatives = fc.bigInt({ min: -largest(2), max: -1n });
  fc.assert(
    fc.property(negatives, (units) => {
      expect(formatAmount(units, 2)).toBe(`-${formatAmount(-units, 2)}`);
      expect(parseAmount(formatAmount(units, 2), 2)).toBeNull();
    }),
  );
});

test('formatted amounts have the same order as their numbers', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 12n });
  fc.assert(
    fc.property(cents, cents, (left, right) => {
      expect(Number(formatAmount(left, 2)) < Number(formatAmount(right, 2))).toBe(left < right);
    }),
  );
});

test('the amount rule accepts exactly the amounts above zero of at most 13 digits and 2 places', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'0123456789.-e, '), maxLength: 18 });
  const decimals = fc.bigInt({ min: 0n, max: 10n ** 16n }).map((units) => formatAmount(units, 2));
  fc.assert(
    fc.property(fc.oneof(texts, decimals), (text) => {
      const units = parseAmount(text, 2);
      expect(amount.test(text)).toBe(units !== null && units > 0n && units < 10n ** 15n);
    }),
    { numRuns: 2000 },
  );
});

test('the type refuses a float', () => {
  // @ts-expect-error a number is not an amount
  const fromFloat = () => formatAmount(0.1, 2);
  expect(fromFloat).toBeInstanceOf(Function);
  expect(minor(5n)).toBe(5n);
});
