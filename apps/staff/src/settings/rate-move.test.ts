import { moveOf } from './rate-move';

test.each([
  ['7.2600', '7.3326', { text: '+1.00%', isLarge: false }],
  ['7.2600', '7.332601', { text: '+1.01%', isLarge: true }],
  ['7.2600', '7.1873', { text: '−1.01%', isLarge: true }],
  ['7.2600', '7.2600', { text: '+0.00%', isLarge: false }],
  ['7.2600', '', undefined],
  ['7.2600', '7,3', undefined],
  ['0.00', '7.3', undefined],
])('a rate that moves from %s to %s', (before, value, move) => {
  expect(moveOf('rates.depositCny', before, value, 1)).toEqual(move);
});

test('is said of rates alone', () => {
  expect(moveOf('limits.withdraw.fee', '3.00', '5.00', 1)).toBeUndefined();
});
