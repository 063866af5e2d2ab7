import { cents, sumUsd } from './cents';

test('reads amounts of both signs, and rejects everything else', () => {
  expect(['0.05', '1250.00', '-3.20', '-0.00'].map(cents)).toEqual([5n, 125000n, -320n, 0n]);
  expect(['', '-', '1e3', '1.005', '--1.00', 'NaN'].map(cents)).toEqual([null, null, null, null, null, null]);
});

test('adds in cents, without the errors of floats', () => {
  expect(sumUsd(['0.10', '0.20'])).toBe('0.30');
  expect(sumUsd(['90071992547409.93', '0.01', '-1.00'])).toBe('90071992547408.94');
  expect(sumUsd([])).toBe('0.00');
});

test('returns no total if one part is not an amount', () => {
  expect(sumUsd(['1.00', ''])).toBeNull();
});
