import { calls } from '@portal/contract';
import { Client, waitFor } from '@portal/testkit';
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moveClock } from '../testing/move-clock';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { keepContent } from './keep-content';
import { testBuild } from '../testing/test-database';
import { article, contentFiles } from './library/testing/content-files';

const { moreTotal, more, getNews, slides, getAnalysisArticle } = calls.content;
const dated = (day: number) => `2026-01-${String(day).padStart(2, '0')}T00:00:00+08:00`;
const slide = (id: string, from: string, until: string) =>
  `---\nid: '${id}'\ntitle: 幻灯\nsubtitle: 副题\nimage: images/s.svg\nhref: /market\nfrom: ${from}\nuntil: ${until}\norder: 1\n---\n`;

const folder = contentFiles({
  'images/s.svg': '<svg viewBox="0 0 8 4"></svg>',
  ...Object.fromEntries(
    Array.from({ length: 23 }, (_, index) => [
      `macro/${String(index + 1).padStart(3, '0')}-m.md`,
      article({ id: `'2100${10 + index}'`, title: `宏观 ${index + 1}`, publishedAt: dated(index + 1) }),
    ]),
  ),
  'forex/001-nfp.md': article({ id: "'220001'", title: '美国非农就业怎么读' }, '每月第一个周五公布。'),
  'forex/002-body.md': article(
    { id: "'220002'", title: '欧元周评' },
    '本周看非农就业与 EURUSD 的反应，非农就业仍是焦点。',
  ),
  'help/001-h.md': article({ id: "'310001'", topic: '入金' }),
  'help/002-h.md': article({ id: "'310002'", title: '怎样认识验证码', topic: '登录', popular: '2' }),
  'help/003-h.md': article({ id: "'310003'", title: '怎样转账', topic: '转账', popular: '1' }),
  'notice/001-n.md': article({ id: "'110001'", title: '圣诞节休市安排' }),
  'company/001-w.md': article({ id: "'120001'", title: '铂金与白银' }, '白银的库存。'),
  'company/002-w.md': article({ id: "'120002'", title: '白银' }, '铂金、库存。'),
  'page/001-about.md': article({ id: "'1001'", title: '关于' }),
  'slide/001-now.md': slide('500001', '2020-01-01T00:00:00Z', '2099-12-31T23:59:59Z'),
  'slide/002-past.md': slide('500002', '2020-01-01T00:00:00Z', '2021-01-01T00:00:00Z'),
});

let gateway: TestGateway;
let loadedContent: { close(): void };
const anyone = () => new Client(gateway.url);
beforeAll(async () => {
  gateway = await startTestGateway();
  loadedContent = await keepContent(gateway.gateway, testBuild, folder);
});
afterAll(async () => {
  loadedContent.close();
  await gateway.stop();
});
afterEach(() => jest.useRealTimers());

describe('moreTotal', () => {
  it('pages a category, newest first, twenty per page', async () => {
    const first = await anyone().ok(moreTotal, { id: '21' });
    expect([first.total, first.pageSize, first.list.length, first.list[0]?.title]).toEqual([23, 20, 20, '宏观 23']);
    const second = await anyone().ok(moreTotal, { id: '21', pageNo: 2 });
    expect(second.list.map(({ title }) => title)).toEqual(['宏观 3', '宏观 2', '宏观 1']);
    expect((await anyone().ok(moreTotal, { id: '21', pageNo: 9 })).list).toEqual([]);
  });
  it('returns five notices, groups, topics, and full texts if requested', async () => {
    expect((await anyone().ok(moreTotal, { id: '11' })).pageSize).toBe(5);
    expect((await anyone().ok(moreTotal, { id: '20' })).total).toBe(25);
    const [question] = (await anyone().ok(moreTotal, { id: '31', topic: '入金', full: true })).list;
    expect(question).toMatchObject({ id: '310001', topic: '入金', html: '<p>正文。</p>\n' });
    expect((await anyone().ok(moreTotal, { id: '31', topic: '别的' })).total).toBe(0);
  });
  it('answers 404 for an unknown list', async () => {
    expect(await anyone().call(moreTotal, { id: '999' })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

describe('more', () => {
  it('finds Chinese words, ranks title matches before body matches, and highlights them', async () => {
    const { list, total } = await anyone().ok(more, { id: '20', search: '非农就业' });
    expect([total, list.map(({ id }) => id)]).toEqual([2, ['220001', '220002']]);
    expect(list[0]?.highlight.title).toContainEqual({ text: '非农就业', hit: true });
    expect(list[1]?.highlight.text.filter(({ hit }) => hit)).toHaveLength(2);
  });
  it('finds Latin words by prefix and a single character, and returns nothing without a match', async () => {
    expect((await anyone().ok(more, { id: 'all', search: 'eur' })).list.map(({ id }) => id)).toEqual(['220002']);
    expect((await anyone().ok(more, { id: '22', search: '焦' })).total).toBe(1);
    expect((await anyone().ok(more, { id: '22', search: '原油' })).total).toBe(0);
    expect((await anyone().ok(more, { id: '22', search: "'; drop" })).total).toBe(0);
  });
  it.each(['%', '_', '%%', '\\', '%_%', "'", '*', '？', '…', '.'])(
    'returns nothing for %s, which contains no word',
    async (search) => {
      expect(await anyone().ok(more, { id: 'all', search })).toMatchObject({ total: 0, list: [] });
    },
  );
  it.each(['非%业', '非_业', '%非农%'])('does not treat a character of %s as a wildcard', async (search) => {
    const { list } = await anyone().ok(more, { id: '20', search });
    const plain = await anyone().ok(more, { id: '20', search: search.replace(/[%_]/g, ' ') });
    expect(list.map(({ id }) => id)).toEqual(plain.list.map(({ id }) => id));
  });
  it.each(['', ' ', '\u3000'])('lists all articles for the search text “%s”', async (search) => {
    expect((await anyone().ok(more, { id: '21', search })).total).toBe(23);
  });
  it.each([
    ['three of four words', '铂金 白银 库存 火星', ['120001', '120002']],
    ['half of the words', '铂金火星', ['120001', '120002']],
    ['half of three words, rounded up', '白银 库存 火星', ['120002', '120001']],
    ['fewer than half', '铂金 火星 月亮', []],
    ['none', '火星 月亮', []],
  ])('finds %s', async (_what, search, ids) => {
    const { list, total } = await anyone().ok(more, { id: '12', search });
    expect([list.map(({ id }) => id).sort(), total]).toEqual([[...ids].sort(), ids.length]);
  });
  it('puts the article with the most of the words first', async () => {
    const { list } = await anyone().ok(more, { id: 'all', search: '圣诞节 铂金 白银 木星' });
    expect(
      list
        .map(({ id }) => id)
        .slice(0, 2)
        .sort(),
    ).toEqual(['120001', '120002']);
  });
  it('does not add articles with some words where another has all', async () => {
    const { list } = await anyone().ok(more, { id: '20', search: '非农就业 EURUSD' });
    expect(list.map(({ id }) => id)).toEqual(['220002']);
  });
  it('finds notices for a search of the help centre, and names their category', async () => {
    const { list } = await anyone().ok(more, { id: '31', search: '圣诞节' });
    expect(list.map(({ id, category }) => [id, category])).toEqual([['110001', '11']]);
    expect((await anyone().ok(more, { id: '31' })).list.map(({ id }) => id)).not.toContain('110001');
  });
  it.each(['火星', '%', '火星 月亮 木星'])(
    'offers what others read where %s is not found, in the set order',
    async (search) => {
      const help = await anyone().ok(more, { id: '31', search });
      expect([help.list, help.popular?.map(({ id }) => id)]).toEqual([[], ['310003', '310002', '310001']]);
      const all = await anyone().ok(more, { id: 'all', search });
      expect(all.popular?.slice(0, 2)).toEqual([
        { id: '310003', title: '怎样转账' },
        { id: '310002', title: '怎样认识验证码' },
      ]);
      expect(all.popular).toHaveLength(6);
    },
  );
  it('offers nothing else beside what was found, or on a page behind it', async () => {
    expect(await anyone().ok(more, { id: '31', search: '转账' })).not.toHaveProperty('popular');
    const behind = await anyone().ok(more, { id: '31', search: '转账', pageNo: 9 });
    expect(behind).toEqual({ list: [], total: 1, pageNo: 9, pageSize: 15 });
    expect(await anyone().ok(more, { id: '31' })).not.toHaveProperty('popular');
  });
  it('lists articles without a search text', async () => {
    expect((await anyone().ok(more, { id: '21', pageSize: 3 })).list).toHaveLength(3);
  });
});

describe('getNews', () => {
  it('returns an article with the previous, the next and related articles', async () => {
    const found = await anyone().ok(getNews, { id: '210011' });
    expect(found).toMatchObject({
      title: '宏观 2',
      category: '21',
      previous: { id: '210012' },
      next: { id: '210010' },
      updatedAt: '2026-01-01T16:00:00.000Z',
    });
    const end = await anyone().ok(getNews, { id: '210032' });
    expect(end.previous).toBeUndefined();
  });
  it('returns a single page, and 404 for an unknown one', async () => {
    expect((await anyone().ok(getNews, { id: '1001' })).title).toBe('关于');
    expect(await anyone().call(getNews, { id: '42' })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
  it.each(['x', '0', '4'.repeat(13), '4'.repeat(400), 'x'.repeat(2000), '-1', '1.5', '42 '])(
    'answers NOT_FOUND for an impossible id: %s',
    async (id) => {
      const unknown = await anyone().call(getNews, { id: '42' });
      const { status, code, msg } = await anyone().call(getNews, { id });
      expect([status, code, msg]).toEqual([404, 'NOT_FOUND', unknown.msg]);
      expect(await anyone().call(getAnalysisArticle, { articleId: id })).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
    },
  );
  it('is served as a page at the same address for requests that accept HTML', async () => {
    const ask = (accept: string) => fetch(`${gateway.url}/news/210011`, { headers: { accept } });
    expect((await ask('text/html,application/xhtml+xml;q=0.9,*/*;q=0.8')).headers.get('content-type')).toContain(
      'html',
    );
    const data = await ask('application/json');
    expect([data.headers.get('content-type'), data.headers.get('vary')]).toEqual([
      'application/json; charset=utf-8',
      'Accept',
    ]);
    expect((await ask('*/*')).headers.get('content-type')).toContain('json');
  });
});

describe('slides', () => {
  it('returns the slides that are current', async () => {
    expect(await anyone().ok(slides, {})).toMatchObject([{ id: '500001', image: '/content/images/s.svg' }]);
  });

  it('are shown from their first to their last moment, by the clock of the gateway', async () => {
    const isShownAt = async (now: string) => {
      moveClock(now);
      const list = await anyone().ok(slides, {});
      jest.useRealTimers();
      return list.some(({ id }) => id === '500001');
    };
    expect([
      await isShownAt('2019-12-31T23:59:59.999Z'),
      await isShownAt('2020-01-01T00:00:00.000Z'),
      await isShownAt('2099-12-31T23:59:59.000Z'),
      await isShownAt('2099-12-31T23:59:59.001Z'),
    ]).toEqual([false, true, true, false]);
  });
});

it('loads a change, keeps the old content if the change is invalid, and publishes its version', async () => {
  const before = gateway.gateway.content.version;
  const changed = (title: string) => writeFileSync(join(folder, 'help/001-h.md'), title);
  const logged = jest.spyOn(gateway.gateway.log, 'error');
  changed('没有元信息');
  await waitFor(async () => logged.mock.calls.some(([line]) => String(line).includes('001-h.md')), 'the refusal');
  expect((await anyone().ok(getNews, { id: '310001' })).title).toBe('标题');
  changed(article({ id: "'310001'", topic: '入金', title: '新标题' }));
  await waitFor(async () => gateway.gateway.content.version !== before, 'the new version');
  expect((await anyone().ok(getNews, { id: '310001' })).title).toBe('新标题');
});

describe('a file replaced by an editor', () => {
  const saved = (name: string, text: string) => {
    writeFileSync(join(folder, `${name}~`), text);
    renameSync(join(folder, `${name}~`), join(folder, name));
  };
  const titled = (id: string, title: string) => article({ id: `'${id}'`, title });
  const shown = async (id: string, title: string) => {
    const found = async () => (await anyone().call(getNews, { id })).data?.title;
    await waitFor(async () => (await found()) === title, title);
  };
  it('is loaded the first and the second time', async () => {
    for (const title of ['第一次', '第二次']) {
      saved('macro/001-m.md', titled('210010', title));
      await shown('210010', title);
    }
  });
  it('is loaded beside temporary files of the editor', async () => {
    for (const name of ['macro/.001-m.md.swp', 'macro/001-m.md~', '.DS_Store']) writeFileSync(join(folder, name), '');
    saved('macro/002-m.md', titled('210011', '旁边有别的'));
    await shown('210011', '旁边有别的');
  });
  it('is loaded if the old file is removed before the new one is added', async () => {
    for (const title of ['第三次', '第四次']) {
      rmSync(join(folder, 'macro/001-m.md'));
      writeFileSync(join(folder, 'macro/001-m.md'), titled('210010', title));
      await shown('210010', title);
    }
  });
  it('is loaded from a new folder', async () => {
    mkdirSync(join(folder, 'goods'));
    saved('goods/001-c.md', titled('230001', '新的一类'));
    await shown('230001', '新的一类');
    saved('goods/001-c.md', titled('230001', '新的一类，改过'));
    await shown('230001', '新的一类，改过');
  });
  it('is loaded after the whole folder was replaced', async () => {
    cpSync(folder, `${folder}-next`, { recursive: true });
    writeFileSync(join(`${folder}-next`, 'macro/001-m.md'), titled('210010', '整个换过'));
    renameSync(folder, `${folder}-old`);
    renameSync(`${folder}-next`, folder);
    await shown('210010', '整个换过');
    saved('macro/001-m.md', titled('210010', '换过之后'));
    await shown('210010', '换过之后');
  });
});

describe('at a start', () => {
  /** How often the tables are filled. */
  const starts = async (build = testBuild) => {
    const fills = jest.spyOn(gateway.gateway.db, 'transaction');
    (await keepContent(gateway.gateway, build, folder)).close();
    const count = fills.mock.calls.length;
    fills.mockRestore();
    return count;
  };
  it('does not load files that equal the tables', async () => {
    const before = gateway.gateway.content.version;
    expect(await starts()).toBe(0);
    expect(gateway.gateway.content.version).toBe(before);
  });
  it('loads files again if an article has become due or the build has changed', async () => {
    await gateway.gateway.db.rows('test.due', `update content.loaded set next = now() - interval '1 second'`);
    expect(await starts()).toBe(1);
    expect(await starts('another')).toBe(1);
    expect(await starts('another')).toBe(0);
  });
});
