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
  expect(sections).toEqual(['Advice']);
});

test.each([
  ['买入 ETHUSD **3 手**', '买入…N 手'],
  ['0.10 手轻仓做空', 'N 手…做空'],
  ['止损放在区间另一侧', '止损放'],
  ['止损 40 点，目标位 1.17', '止损 N'],
  ['做多首选 EURUSD，不碰英镑', '不碰'],
  ['来源：研究部', '研究部'],
])('refuses as advice: %s', (written, word) => {
  expect(wordsIn(written, { isMarket: true })).toContain(word);
  expect(wordsIn(written)).toEqual([]);
});

test('a sentence ends what a pattern spans', () => {
  expect(wordsIn('可以买入。最小 0.01 手', { isMarket: true })).not.toContain('买入…N 手');
});
