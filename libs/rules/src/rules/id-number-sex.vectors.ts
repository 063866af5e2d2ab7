import type { Case } from '../testing/vectors';

/** Input: an identity number. Output: the sex in it. The first two are the examples of GB 11643-1999. */
export const idNumberSexVectors: readonly Case<string, 'male' | 'female'>[] = [
  { input: '11010519491231002X', output: 'female' },
  { input: '440524188001010014', output: 'male' },
  { input: '110101199003070003', output: 'female' },
  { input: '110101199003070011', output: 'male' },
  { input: '110101199003070097', output: 'male' },
];
