import { customerTexts } from './lib/zh-texts';
import { wordRules, wrongWords, type Text } from './lib/zh-words';

const rules = wordRules();
const text = (written: string, part: Partial<Text> = {}): Text => ({
  ...{ file: 'libs/brand/src/any/content/help/001-a.md', line: 1, text: written, isMarket: false },
  ...part,
});
const wordsIn = (...args: Parameters<typeof text>) =>
  wrongWords([text(...args)], rules).map((hit) => hit.split(': ', 3)[1]);

test('customers read only the words of docs/words-zh.md', () => {
  const texts = customerTexts();
  for (const part of ['libs/brand/src', 'apps/site/src', 'apps/user-center/src', 'libs/contract/src', 'apps/api/src'])
    expect([part, texts.filter(({ file }) => file.startsWith(part)).length > 50]).toEqual([part, true]);
  expect(wrongWords(texts, rules)).toEqual([]);
});

test('every section has its words', () => {
  const sections = [...new Set(rules.map(({ section }) => section))];
  expect(sections).toEqual(['Terms', 'Places', 'Advice', 'Slang and metaphors', 'Inside words']);
});

test.each([
  ['升级后强平水平立即变化', '强平水平'],
  ['可能触发强平。', '强平'],
  ['每一笔都有分录可查', '分录'],
  ['先减仓，再谈信仰', '信仰'],
  ['用 USDCAD 表达原油观点', '表达…观点'],
  ['不要用他人的卡“走账”', '走账'],
  ['以 AES-256 加密', 'AES'],
  ['美国、香港与日本', '、香港'],
])('refuses to all customers: %s', (written, word) => expect(wordsIn(written)).toContain(word));

test.each([
  ['买入 ETHUSD **3 手**', '买入…N 手'],
  ['0.10 手轻仓做空', 'N 手…做空'],
  ['止损放在区间另一侧', '止损放'],
  ['止损 40 点，目标位 1.17', '止损 N'],
  ['做多首选 EURUSD，不碰英镑', '不碰'],
  ['来源：研究部', '研究部'],
  ['用小仓位对冲汇率风险', '对冲汇率'],
  ['介绍给需要的人', '需要的人'],
])('refuses as advice: %s', (written, word) => {
  expect(wordsIn(written, { isMarket: true })).toContain(word);
  expect(wordsIn(written)).toEqual([]);
});

test.each(['降到强平线时强制平仓', '强制平仓（俗称爆仓）', '不得使用“稳赚”“保本”等说法', '中国内地、中国香港'])(
  'lets through: %s',
  (written) => expect(wordsIn(written, { isMarket: true })).toEqual([]),
);

test('a sentence ends what a pattern spans, and a file may name what it explains', () => {
  expect(wordsIn('可以买入。最小 0.01 手', { isMarket: true })).not.toContain('买入…N 手');
  expect(wordsIn('| 结余 |', { file: 'content/help/068-mt5-words.md' })).toEqual([]);
  expect(wordsIn('| 结余 |')).toEqual(['结余']);
});
