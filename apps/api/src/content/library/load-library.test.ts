import { brandOf } from '@portal/brand';
import { ContentError } from './content-error';
import { loadLibrary } from './load-library';
import { article, contentFiles } from './testing/content-files';

const eet = brandOf('eet');
const now = Date.parse('2026-06-01T00:00:00Z');
const load = (files: Record<string, string>) => loadLibrary(contentFiles(files), eet, now);
const problemsOf = (files: Record<string, string>) => {
  try {
    load(files);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.lines;
    throw error;
  }
};

test('an empty folder is loaded as an empty library', () => {
  expect(load({})).toMatchObject({ articles: [], listings: [], slides: [] });
});

test('the empty corner of a table is rendered as a normal cell', () => {
  const { articles } = load({ 'macro/001-a.md': article({ id: "'210001'" }, '|  | 甲 |\n| - | - |\n| 乙 | 1 |') });
  expect(articles[0]?.html).toContain('<td></td>\n<th scope="col">甲</th>');
});

test('a text is rendered, sanitised, given anchors, and measured', () => {
  const { articles } = load({
    'images/a.svg': '<svg viewBox="0 0 640 320"></svg>',
    'macro/001-a.md': article(
      { id: "'210001'" },
      '## 1. 起因\n\n<script>alert(1)</script> [行情](/market) [外](https://example.org)\n\n![图](images/a.svg)\n\n| 甲 | 乙 |\n| - | - |\n| 1 | 2 |',
    ),
  });
  const [{ html = '', facts, plain, category } = {}] = articles;
  expect(category).toBe(eet.content.category.macro);
  expect(html).toContain('<h2 id="s1">1. 起因</h2>');
  expect(html).not.toContain('<script');
  expect(html).toContain('<a href="/market">行情</a>');
  expect(html).toContain('rel="noopener noreferrer nofollow"');
  expect(html).toContain('<img src="/content/images/a.svg" alt="图" width="640" height="320" loading="lazy" />');
  expect(html).toContain('<div role="group" aria-label="表格" tabindex="0"><table>');
  expect(html).toContain('<th scope="col">甲</th>');
  expect(facts?.headings).toEqual([{ id: 's1', text: '1. 起因' }]);
  expect(plain).toContain('起因');
});

test.each<[string, Record<string, string>, string[]]>([
  ['no front matter', { 'help/001-a.md': '正文' }, ['help/001-a.md:1: 文件须以 --- 包围的元信息开头']],
  [
    'a field missing, one too many, one wrong',
    { 'help/001-a.md': article({ id: '310001', colour: 'red' }) },
    ['help/001-a.md:2: 缺少字段 topic', 'help/001-a.md:6: 没有字段 colour', 'help/001-a.md:5: id 的类型应为 string'],
  ],
  [
    'YAML that is none',
    { 'macro/001-a.md': '---\nid: [1\n---\n文' },
    [expect.stringMatching(/^macro\/001-a\.md:\d: 元信息不是有效的 YAML/)],
  ],
  ['a kind there is not', { 'poems/001-a.md': '' }, ['poems:1: 没有这类内容']],
  ['a name', { 'macro/a.md': article({ id: "'210001'" }) }, ['macro/a.md:1: 文件名须为 三位数字-小写字母.md']],
  [
    'two of one id',
    { 'macro/001-a.md': article({ id: "'210001'" }), 'macro/002-b.md': article({ id: "'210001'" }) },
    ['macro/002-b.md:2: 编号 210001 已被 macro/001-a.md 使用'],
  ],
  [
    'a page the brand has not',
    { 'page/001-a.md': article({ id: "'9999'" }) },
    ['page/001-a.md:2: 品牌没有页面编号 9999'],
  ],
  [
    'text: heading, picture, alternative, link',
    {
      'images/b.svg': '<svg></svg>',
      'macro/001-a.md': article(
        { id: "'210001'" },
        '# 大\n\n![图](images/a.svg)\n\n![](images/b.svg)\n\n[x](javascript:1) [y](market)',
      ),
    },
    [
      'macro/001-a.md:8: 正文标题从 ## 开始',
      'macro/001-a.md:10: 没有图片 images/a.svg',
      'macro/001-a.md:12: 图片 images/b.svg 缺少替代文字',
      'macro/001-a.md:14: 链接 market 须为站内路径或 https 地址',
    ],
  ],
  ['no text', { 'macro/001-a.md': article({ id: "'210001'" }, '') }, [expect.stringContaining('正文为空')]],
])('%s is reported with file and line', (_what, files, lines) => {
  expect([...problemsOf(files)].sort()).toEqual(
    [...lines].sort((one, other) => (String(one) < String(other) ? -1 : 1)),
  );
});

test('lists are sorted by pinned, then by order, then newest first, with groups and topics', () => {
  const { listings } = load({
    'notice/001-a.md': article({ id: "'110001'", publishedAt: '2026-01-01T00:00:00+08:00', pinned: 'true' }),
    'notice/002-b.md': article({ id: "'110002'", publishedAt: '2026-01-03T00:00:00+08:00' }),
    'company/001-c.md': article({ id: "'120001'", publishedAt: '2026-01-02T00:00:00+08:00' }),
    'help/001-d.md': article({ id: "'310001'", topic: '入金', order: '20' }),
    'help/002-e.md': article({ id: "'310002'", topic: '入金', order: '10' }),
  });
  const of = (name: string) => listings.filter(({ list }) => list === name).map(({ article_id }) => article_id);
  expect(of(eet.content.group.news)).toEqual(['110001', '110002', '120001']);
  expect(of(`${eet.content.category.help}/入金`)).toEqual(['310002', '310001']);
});

test('a pinned text has an end, at which the library is loaded again', () => {
  const until = '2026-07-01T00:00:00Z';
  const folder = contentFiles({
    'notice/001-a.md': article({
      id: "'110001'",
      publishedAt: '2026-01-01T00:00:00+08:00',
      pinned: 'true',
      pinnedUntil: until,
    }),
    'notice/002-b.md': article({ id: "'110002'", publishedAt: '2026-01-03T00:00:00+08:00' }),
  });
  const at = (moment: number) => {
    const { listings, articles, next } = loadLibrary(folder, eet, moment);
    const order = listings.filter(({ list }) => list === eet.content.group.news).map(({ article_id }) => article_id);
    return [order, articles.find(({ id }) => id === '110001')?.facts.pinned, next];
  };
  expect(at(Date.parse(until) - 1)).toEqual([['110001', '110002'], true, Date.parse(until)]);
  expect(at(Date.parse(until))).toEqual([['110002', '110001'], false, undefined]);
});

test('a text with a future date is not public yet, and the library returns the time of publication', () => {
  const files = {
    'macro/001-a.md': article({ id: "'210001'" }),
    'macro/002-b.md': article({ id: "'210002'", publishedAt: '2026-07-01T00:00:00Z' }),
  };
  const folder = contentFiles(files);
  const before = loadLibrary(folder, eet, now);
  const after = loadLibrary(folder, eet, Date.parse('2026-08-01T00:00:00Z'));
  expect([before.articles.length, before.next]).toEqual([1, Date.parse('2026-07-01T00:00:00Z')]);
  expect(after.articles).toHaveLength(2);
});

test('text that mentions a product line not offered by the brand is refused with its location', () => {
  const brand = { ...eet, products: ['forex', 'goods', 'indexes', 'stock'] as const };
  const linesOf = (files: Record<string, string>) => {
    try {
      return loadLibrary(contentFiles(files), brand, now).articles.length;
    } catch (error) {
      if (error instanceof ContentError) return error.lines;
      throw error;
    }
  };
  const text = '[走势](/market?zone=digiccy)\n\nBTCUSD 与 EURUSD。\n\n[产品](/product/digiccy) [外汇](/product/forex)';
  expect(linesOf({ 'macro/001-a.md': article({ id: "'210001'" }, text) })).toEqual([
    expect.stringMatching(/^macro\/001-a\.md:\d+: 品牌不提供 zone=digiccy 所属的产品线$/),
    expect.stringMatching(/^macro\/001-a\.md:\d+: 品牌不提供 BTCUSD 所属的产品线$/),
    expect.stringMatching(/^macro\/001-a\.md:\d+: 品牌不提供 \/product\/digiccy 所属的产品线$/),
  ]);
  expect(linesOf({ 'digiccy/001-a.md': article({ id: "'250001'" }) })).toEqual([
    'digiccy/001-a.md:1: 品牌不提供 digiccy 这条产品线',
  ]);
  expect(linesOf({ 'macro/001-a.md': article({ id: "'210001'" }, 'EURUSD 与 [外汇](/product/forex)') })).toBe(1);
});
