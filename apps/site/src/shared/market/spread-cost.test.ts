import { spreadCost } from './spread-cost';

test.each([
  ['0.00012', 100_000, '12.00'],
  ['0.014', 100_000, '1400.00'],
  ['0.25', 100, '25.00'],
  ['0.006', 10_000, '60.00'],
  ['8', 10, '80.00'],
  ['0.000001', 1, '0.000001'],
  ['0.1', 3, '0.30'],
])('a spread of %s on %d units costs %s', (spread, contractSize, cost) => {
  expect(spreadCost({ spread, contractSize })).toBe(cost);
});

test.each(['', '-0.1', '1e-5', 'NaN'])('rejects %p as a spread', (spread) => {
  expect(spreadCost({ spread, contractSize: 100 })).toBeUndefined();
});

test('returns nothing if the contract size is not a whole number', () => {
  expect(spreadCost({ spread: '0.1', contractSize: 0.5 })).toBeUndefined();
});
