import type { Case } from '../testing/vectors';

/** The suggested domain and whether it is near; null where there is nothing to warn of. */
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
  // No address at all: the e-mail rule speaks of that.
  { input: '', output: null },
  { input: 'zhangsan', output: null },
  { input: 'zhangsan@', output: null },
  { input: 'zhang san@gmial.com', output: null },
  { input: `a@${'gmial.com'.repeat(1e4)}`, output: null },
];
