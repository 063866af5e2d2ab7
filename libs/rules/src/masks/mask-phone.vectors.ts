import type { Case } from '../testing/vectors';

export const maskPhoneVectors: readonly Case<string, string>[] = [
  { input: '13800138000', output: '138****8000' },
  { input: '+8613800138000', output: '+86*******8000' },
  { input: '138****8000', output: '138****8000' },
  { input: '1380013800', output: '**********' },
  { input: '1380013', output: '*******' },
  { input: '1', output: '*' },
  { input: '', output: '' },
];
