import { readCents } from './read-cents';

it.each([
  ['26000.00', 2_600_000n],
  ['0', 0n],
  ['-0.05', -5n],
  ['-6.4', -640n],
  ['100.0000', 10_000n],
  ['90071992547409931.27', 9_007_199_254_740_993_127n],
])('reads %s exactly', (text, cents) => {
  expect(readCents(text)).toBe(cents);
});

it.each(['', '1e3', '1,000.00', '.5', '5.', '+1', ' 1', '1.001', 'NaN', '１', '--1'])('refuses %j', (text) => {
  expect(() => readCents(text)).toThrow('no amount');
});
