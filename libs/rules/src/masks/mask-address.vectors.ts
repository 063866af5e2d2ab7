import type { Case } from '../testing/vectors';

export const maskAddressVectors: readonly Case<string, string>[] = [
  { input: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', output: 'TJRabP...RTv8' },
  { input: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', output: '0x5aAe...eAed' },
  { input: '12345678901', output: '123456...8901' },
  { input: '1234567890', output: '1234567890' },
  { input: '北京市海淀区中关村大街1号', output: '北京市海淀区...大街1号' },
  { input: '\u{20000}'.repeat(11), output: `${'\u{20000}'.repeat(6)}...${'\u{20000}'.repeat(4)}` },
  { input: '\u{20000}'.repeat(10), output: '\u{20000}'.repeat(10) },
  { input: '1', output: '1' },
  { input: '', output: '' },
];
