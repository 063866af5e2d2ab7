import type { Case } from '../testing/vectors';

export const maskBankAccountVectors: readonly Case<string, string>[] = [
  { input: '6222021234567890128', output: '6222***********0128' },
  { input: '6214851234567890', output: '6214********7890' },
  { input: '1234567890', output: '1234**7890' },
  { input: '123456789', output: '*********' },
  { input: '12345678', output: '********' },
  { input: '1', output: '*' },
  { input: '', output: '' },
];
