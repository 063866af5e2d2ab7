import type { Case } from '../testing/vectors';

/** Input: a decimal and the minimum number of fraction digits. Output: the grouped string. */
export const groupDigitsVectors: readonly Case<readonly [decimal: string, places: number], string>[] = [
  { input: ['0.00', 0], output: '0.00' },
  { input: ['1250.00', 0], output: '1,250.00' },
  { input: ['999', 0], output: '999' },
  { input: ['1000', 0], output: '1,000' },
  { input: ['-124.05', 0], output: '-124.05' },
  { input: ['-10082.1500', 0], output: '-10,082.1500' },
  { input: ['-1234567.5', 2], output: '-1,234,567.50' },
  { input: ['+12', 2], output: '+12.00' },
  { input: ['0.000001', 2], output: '0.000001' },
  { input: ['90071992547409931234.01', 2], output: '90,071,992,547,409,931,234.01' },
  { input: ['1e5', 2], output: '1e5' },
  { input: ['NaN', 2], output: 'NaN' },
  { input: ['1.', 2], output: '1.' },
  { input: ['', 2], output: '' },
];
