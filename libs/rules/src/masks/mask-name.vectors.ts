import type { Case } from '../testing/vectors';

export const maskNameVectors: readonly Case<string, string>[] = [
  { input: '欧阳明修', output: '欧**修' },
  { input: '王小明', output: '王*明' },
  { input: '张三', output: '张*' },
  { input: '王', output: '*' },
  { input: '', output: '' },
  { input: '一二三四五六七八九十一二三四五', output: '一*************五' },
  // Surrogate pairs are never split.
  { input: '\u{20000}\u{2a700}\u{31350}', output: '\u{20000}*\u{31350}' },
  { input: '\u{20000}三', output: '\u{20000}*' },
  { input: '\u{20000}', output: '*' },
  // A variation selector or mark belongs to the character before it.
  { input: '葛\u{e0100}城\u{e0101}', output: '葛\u{e0100}*' },
  { input: 'e\u0301ab', output: 'e\u0301*b' },
  // Half a surrogate pair cannot be written to JSON.
  { input: '\ud800三四', output: '\ufffd*四' },
  { input: '张三\udc00', output: '张*\ufffd' },
];
