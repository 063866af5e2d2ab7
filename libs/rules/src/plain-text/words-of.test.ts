import { wordsOf } from './words-of';

test.each([
  ['报价的小数位与点值', '报价的|小数位与|点值'],
  ['怎样读懂报价的小数位', '怎样读懂报价的|小数位'],
  ['2026 年 12 月 18日的交易安排', '2026 年 12 月 18日的|交易|安排'],
  ['圣诞行情安排与交易时间', '圣诞|行情|安排与|交易|时间'],
  ['短信验证码收不到怎么办', '短信|验证码收不到|怎么办'],
  ['最近24小时内处理的出金', '最近|24小时内处理的|出金'],
  ['杠杆 1:500 是什么意思', '杠杆 1:500 是什么|意思'],
  ['点差、佣金与隔夜利息', '点差、佣金与|隔夜|利息'],
  ['报价&amp;行情&lt;b>安排怎样', '报价&amp;行情&lt;b>安排|怎样'],
])('%s', (text, parts) => {
  expect(wordsOf(text).join('|')).toBe(parts);
});

test('a text that a line holds is one part', () => {
  expect(wordsOf('短信验证码收不到')).toEqual(['短信验证码收不到']);
});

test('a browser that knows no words gets the text as it is', () => {
  const known = Intl.Segmenter;
  Object.assign(Intl, { Segmenter: undefined });
  expect(wordsOf('短信验证码收不到怎么办')).toEqual(['短信验证码收不到怎么办']);
  Object.assign(Intl, { Segmenter: known });
});
