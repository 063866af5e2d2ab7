import { ageAt, isAdult } from './age';
import { ageVectors } from './age.vectors';

test.each(ageVectors)('$input: $output', ({ input: [birthDate, at], output }) => {
  expect(ageAt(birthDate, new Date(at))).toBe(output);
  expect(isAdult(birthDate, new Date(at))).toBe(output >= 18);
});
