import { checkIdNumber } from './id-number-check';
import { idNumberCheckAt, idNumberCheckVectors } from './id-number-check.vectors';

test.each(idNumberCheckVectors)('$input: $output', ({ input, output }) => {
  expect(checkIdNumber(input, idNumberCheckAt)).toEqual(output);
});

describe.each(['11010519491231002X', '440882199102100231'])('always detects one mistake in %s', (number) => {
  test('a wrong digit', () => {
    const slips = [...number].flatMap((digit, index) =>
      [...'0123456789X']
        .filter((other) => other !== digit)
        .map((other) => number.slice(0, index) + other + number.slice(index + 1)),
    );
    expect(slips.filter((slip) => checkIdNumber(slip, idNumberCheckAt).ok)).toEqual([]);
  });

  test('two neighbouring digits swapped', () => {
    const swaps = [...number.slice(1)]
      .map((_, index) => number.slice(0, index) + number[index + 1] + number[index] + number.slice(index + 2))
      .filter((swap) => swap !== number);
    expect(swaps.filter((swap) => checkIdNumber(swap, idNumberCheckAt).ok)).toEqual([]);
  });
});
