import { passesLuhn } from './luhn';
import { luhnVectors } from './luhn.vectors';

test.each(luhnVectors)('case %#', ({ input, output }) => {
  expect(passesLuhn(input)).toBe(output);
});

test('one wrong digit never passes', () => {
  const card = '6222021234567890128';
  const slips = [...card].flatMap((digit, index) =>
    [...'0123456789']
      .filter((other) => other !== digit)
      .map((other) => card.slice(0, index) + other + card.slice(index + 1)),
  );
  expect(slips.filter(passesLuhn)).toEqual([]);
});
