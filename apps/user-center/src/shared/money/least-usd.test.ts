import { leastUsd } from './least-usd';

test('returns the smallest amount, compared as cents and not as text', () => {
  expect(leastUsd('1000.00', '999.99', '50000.00')).toBe('999.99');
  expect(leastUsd('90071992547409.93', '90071992547409.92')).toBe('90071992547409.92');
});

test('returns nothing if a value is not an amount', () => {
  expect(leastUsd('1.00', '')).toBeUndefined();
  expect(leastUsd()).toBeUndefined();
});
