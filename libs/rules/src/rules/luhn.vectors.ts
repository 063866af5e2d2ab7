import type { Case } from '../testing/vectors';

/** Numbers generated with the algorithm, and the worked example of ISO/IEC 7812-1. */
export const luhnVectors: readonly Case<string, boolean>[] = [
  { input: '79927398713', output: true },
  { input: '79927398710', output: false },
  { input: '4111111111111111', output: true },
  { input: '4111111111111112', output: false },
  { input: '4111111111111121', output: false },
  { input: '6222021234567890128', output: true },
  { input: '6222021234567890129', output: false },
  { input: '0', output: true },
  { input: '', output: false },
  { input: '4111 1111 1111 1111', output: false },
  { input: '4111111111111111\n', output: false },
  { input: '４１１１１１１１１１１１１１１１', output: false },
  { input: '-4111111111111111', output: false },
  { input: '0'.repeat(1e6), output: false },
];
