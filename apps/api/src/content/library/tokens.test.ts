import { highlight, queryOf, tokensOf, vectorOf } from './tokens';

test('tokens are Latin words, pairs of Chinese characters, and the last character of a run', () => {
  expect(tokensOf('美国CPI同比，ＦＯＭＣ 3.5%')).toEqual(['美国', '国', 'cpi', '同比', '比', 'fomc', '3', '5']);
  expect(tokensOf('金')).toEqual(['金']);
});

test('a vector keeps positions and weights', () => {
  expect(vectorOf({ A: '黄金', D: '黄金 xau' })).toBe("'黄金':1A,3 '金':2A,4 'xau':5");
});

test('a query contains every pair of characters, and prefixes of words', () => {
  expect(queryOf('非农就 CP')).toEqual({
    anywhere: "'非农' & '农就' & 'cp':*",
    inTitle: "'非农':A & '农就':A & 'cp':*A",
    words: ["'非农' & '农就'", "'cp':*"],
    marked: '非农就 CP',
  });
  expect(queryOf("金'")?.anywhere).toBe("'金':*");
  expect(queryOf(" '&|! ")).toBeUndefined();
});

test('hits are highlighted, a long text is cut around the first hit, and no part is HTML', () => {
  expect(highlight('美国 CPI 与 cpi', 'CPI')).toEqual([
    { text: '美国 ', hit: false },
    { text: 'CPI', hit: true },
    { text: ' 与 ', hit: false },
    { text: 'cpi', hit: true },
  ]);
  const cut = highlight(`${'前'.repeat(100)}黄金${'后'.repeat(100)}`, '黄金', 60);
  expect(cut.map(({ text }) => text).join('')).toHaveLength(62);
  expect(cut.find(({ hit }) => hit)?.text).toBe('黄金');
  expect(highlight('<b>黄金</b>', '黄金')[0]).toEqual({ text: '<b>', hit: false });
  expect(highlight('没有', '黄金')).toEqual([{ text: '没有', hit: false }]);
});

test('words that are apart in the text are highlighted by pairs', () => {
  expect(highlight('非农公布后就业', '非农就业').filter(({ hit }) => hit)).toEqual([
    { text: '非农', hit: true },
    { text: '就业', hit: true },
  ]);
});

test('a known word adds its synonyms to the query; question words add nothing', () => {
  const query = queryOf('分红怎么办？');
  expect(query?.anywhere).toContain("('分红') | ('股息')");
  expect(query?.words).toEqual([query?.anywhere]);
  expect(queryOf('分红 苹果')?.words).toEqual([query?.anywhere, "'苹果'"]);
  expect(queryOf('leave')?.anywhere).toBe("'leave':*");
});

test.each([
  ['黄金火星', ["'黄金'", "'火星'"]],
  ['原油库存公布时间', ["'原油'", "'库存'", "'公布'", "'时间'"]],
  ['苹果怎么办', ["'苹果'"]],
  ['金', []],
])('the words of %s are %j', (search, words) => {
  expect(queryOf(search)?.words).toEqual(words);
});
