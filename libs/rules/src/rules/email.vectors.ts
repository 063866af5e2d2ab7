import { notText } from '../testing/not-text';
import type { RuleVectors } from '../testing/vectors';
import { withIntruders } from '../testing/with-intruders';

export const emailVectors: RuleVectors = {
  accept: [
    'zhangsan@qq.com',
    'a@b',
    '@',
    'a@',
    '@b',
    'a.b+c-d_e@vip.163.com',
    'a@b@c.com',
    '张三@例子.中国',
    '😀@qq.com',
    `${'a'.repeat(57)}@qq.com`,
    `${'\u{20000}'.repeat(57)}@qq.com`,
    '@'.repeat(64),
  ],
  reject: [
    '',
    'zhangsan',
    'zhangsan.qq.com',
    'zhangsan＠qq.com',
    'zhangsan﹫qq.com',
    'zhangsan(at)qq.com',
    'a b@qq.com',
    `${'a'.repeat(58)}@qq.com`,
    `${'\u{20000}'.repeat(58)}@qq.com`,
    '@'.repeat(65),
    'a'.repeat(64),
    `${'a'.repeat(1e5)}@`,
    'a@qq.com\r\nBcc: b@qq.com',
    'a@qq.com\0',
    ...notText('a@qq.com'),
    ...withIntruders('zhangsan@qq.com'),
  ],
};
