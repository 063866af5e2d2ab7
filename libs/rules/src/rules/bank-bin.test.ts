import { bankPrefixes, suggestBank } from './bank-bin';
import { bankBinVectors } from './bank-bin.vectors';

test.each(bankBinVectors)('$input: $output', ({ input, output }) => {
  expect(suggestBank(input)).toBe(output);
});

test.each([
  ['short one first', { A: '6222', B: '622202', C: '62220' }],
  ['long one first', { B: '622202', C: '62220', A: '6222' }],
])('prefers the longest prefix, %s', (_, table) => {
  expect(suggestBank('6222021234567890128', table)).toBe('B');
  expect(suggestBank('6222031234567890128', table)).toBe('C');
  expect(suggestBank('6222991234567890128', table)).toBe('A');
  expect(suggestBank('6228481234567890128', table)).toBeNull();
});

test('every prefix is digits and belongs to one bank', () => {
  const all = Object.values(bankPrefixes).flatMap((prefixes) => prefixes.split(' '));
  expect(all.filter((prefix) => !/^[0-9]{3,10}$/.test(prefix))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});
