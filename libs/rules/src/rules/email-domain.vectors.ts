import type { Case } from '../testing/vectors';

/** Output: the suggested domain and whether it is near; null when there is no warning. */
export const emailDomainVectors: readonly Case<string, readonly [suggestion: string, near: boolean] | null>[] = [
  { input: 'zhangsan@qq.com', output: null },
  { input: 'zhangsan@QQ.COM', output: null },
  { input: 'zhangsan@vip.163.com', output: null },
  { input: 'a@b@gmail.com', output: null },
  { input: 'zhangsan@gmial.com', output: ['gmail.com', true] },
  { input: 'zhangsan@gmail.con', output: ['gmail.com', true] },
  { input: 'zhangsan@gmail.co', output: ['gmail.com', true] },
  { input: 'zhangsan@qq.con', output: ['qq.com', true] },
  { input: 'zhangsan@qqcom', output: ['qq.com', true] },
  { input: 'zhangsan@162.com', output: ['163.com', true] },
  { input: 'zhangsan@136.com', output: ['163.com', true] },
  { input: 'zhangsan@outlok.com', output: ['outlook.com', true] },
  { input: 'zhangsan@hotmial.con', output: ['hotmail.com', true] },
  { input: 'zhangsan@GMAIL.CM', output: ['gmail.com', true] },
  { input: 'zhangsan@ab.com', output: ['qq.com', false] },
  { input: 'zhangsan@corp.cn', output: ['wo.cn', false] },
  // Not an address: the e-mail rule handles it.
  { input: '', output: null },
  { input: 'zhangsan', output: null },
  { input: 'zhangsan@', output: null },
  { input: 'zhang san@gmial.com', output: null },
  { input: `a@${'gmial.com'.repeat(1e4)}`, output: null },
];
