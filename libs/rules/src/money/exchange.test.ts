import fc from 'fast-check';
import { atRate, byRate, leastAtRate, rateMicros, rateMove, received, transferRate } from '.';

const usd = { currency: 'USD' };
const cnh = { currency: 'CNH', rates: { from_usd: '7.1600', to_usd: '7.2600' } };

test.each([
  ['7.16', 7_160_000n],
  ['7.160001', 7_160_001n],
  ['12', 12_000_000n],
])('reads the rate %s', (rate, micros) => {
  expect(rateMicros(rate)).toBe(micros);
});

test.each([
  ['7.2600', '7.2600', 0],
  ['7.2600', '7.6230', 500],
  ['7.2600', '7.623001', 501],
  ['7.2600', '6.8970', -500],
  ['7.2600', '6.896999', -501],
  ['7.26', '0.01', -9_987],
])('says how far a rate moves: from %s to %s', (from, to, hundredths) => {
  expect(rateMove(from, to)).toBe(hundredths);
});

test('multiplies an amount and rounds half up', () => {
  expect([atRate(5_000n, '7.16'), atRate(1n, '0.5'), atRate(1n, '0.499999')]).toEqual([35_800n, 1n, 0n]);
});

test('divides an amount and rounds down', () => {
  expect([byRate(10_000n, '7.26'), byRate(726n, '7.26'), byRate(725n, '7.26')]).toEqual([1_377n, 100n, 99n]);
});

test('the smallest sufficient amount converts to the minimum, and one unit less does not', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.integer({ min: 1, max: 99_999_999 }), (minimum, micros) => {
      const rate = `${Math.floor(micros / 1_000_000)}.${String(micros % 1_000_000).padStart(6, '0')}`;
      const least = leastAtRate(minimum, rate);
      expect(byRate(least, rate) >= minimum).toBe(true);
      expect(byRate(least - 1n, rate) < minimum).toBe(true);
    }),
  );
});

test('converting to another currency and back never increases an amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), (units) => {
      expect(byRate(atRate(units, '7.1600'), '7.2600') <= units).toBe(true);
    }),
  );
});

test('returns the rate of the direction, and none within a currency', () => {
  expect([transferRate(usd, cnh), transferRate(cnh, usd)]).toEqual(['7.1600', '7.2600']);
  expect([transferRate(usd, usd), transferRate(cnh, cnh)]).toEqual([undefined, undefined]);
});

test.each([
  [usd, cnh, '50', '358.00'],
  [cnh, usd, '100.00', '13.77'],
  [cnh, cnh, '100', '100.00'],
  [usd, usd, '0.5', '0.50'],
  [usd, cnh, 'x', undefined],
])('from %p to %p, %s becomes %s', (from, to, amount, becomes) => {
  expect(received(from, to, amount)).toBe(becomes);
});
