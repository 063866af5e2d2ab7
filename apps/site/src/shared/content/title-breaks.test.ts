import { titleBreaks } from './title-breaks';

test.each([
  ['点差、佣金与隔夜利息：一笔交易的真实成本', 'punctuation'],
  ['2027 年农历新年期间交易与资金服务安排', undefined],
  ['什么是点：从报价的小数位算出一点值多少钱', undefined],
])('%s breaks at %s', (title, breaks) => {
  expect(titleBreaks(title)).toBe(breaks);
});
