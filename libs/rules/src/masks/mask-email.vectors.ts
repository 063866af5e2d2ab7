import type { Case } from '../testing/vectors';

export const maskEmailVectors: readonly Case<string, string>[] = [
  { input: 'zhangsan@qq.com', output: 'zha***@qq.com' },
  { input: 'abcd@qq.com', output: 'abc***@qq.com' },
  { input: 'abc@qq.com', output: 'ab***@qq.com' },
  { input: 'ab@qq.com', output: 'a***@qq.com' },
  { input: 'a@qq.com', output: '***@qq.com' },
  { input: '@qq.com', output: '***@qq.com' },
  { input: 'zhangsan@', output: 'zha***@' },
  { input: 'zhang@san@qq.com', output: 'zha***@qq.com' },
  { input: '张三丰真人@qq.com', output: '张三丰***@qq.com' },
  { input: '\u{1f600}\u{1f601}\u{1f602}\u{1f603}@qq.com', output: '\u{1f600}\u{1f601}\u{1f602}***@qq.com' },
  { input: 'zha***@qq.com', output: 'zha***@qq.com' },
  { input: 'zhangsan', output: '***' },
  { input: '', output: '***' },
];
