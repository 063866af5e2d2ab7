import type { Case } from '../testing/vectors';

export const maskIdNumberVectors: readonly Case<string, string>[] = [
  { input: '11010519491231002X', output: '110**************X' },
  { input: '440882199102100231', output: '440**************1' },
  { input: '110105491231002', output: '***************' },
  { input: '1101', output: '****' },
  { input: '1', output: '*' },
  { input: '', output: '' },
];
