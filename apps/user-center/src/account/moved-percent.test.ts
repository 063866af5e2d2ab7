import { movedPercent } from './moved-percent';

test.each([
  ['buy', '2000.00', '2010.00', '0.50'],
  ['sell', '2000.00', '2010.00', '-0.50'],
  ['sell', '1.10000', '1.09890', '0.10'],
] as const)('a %s from %s to %s has moved %s percent in its favour', (side, openPrice, price, percent) => {
  expect(movedPercent({ side, openPrice, price })?.toFixed(2)).toBe(percent);
});

test('is unknown without a price', () => {
  expect(movedPercent({ side: 'buy', openPrice: '0', price: '1' })).toBeNull();
});
