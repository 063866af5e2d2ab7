import { idNumberSex } from './id-number-sex';
import { idNumberSexVectors } from './id-number-sex.vectors';

test.each(idNumberSexVectors)('$input: $output', ({ input, output }) => {
  expect(idNumberSex(input)).toBe(output);
});
