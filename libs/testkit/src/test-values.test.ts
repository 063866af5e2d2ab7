import { newIdNumber } from './test-values';

it('makes a thousand identity numbers of one birth date, none of them twice', () => {
  const numbers = Array.from({ length: 1_000 }, () => newIdNumber('19900115'));
  expect(new Set(numbers).size).toBe(1_000);
  for (const number of numbers) expect(number).toMatch(/^11010519900115\d{3}[\dX]$/);
});
