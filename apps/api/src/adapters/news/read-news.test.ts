import { readNews } from './read-news';

const now = Date.parse('2026-11-26T08:00:00Z');
const listOf = (text: string) => readNews(text, now).list;

const rss = (items: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>某通讯社</title>${items}</channel></rss>`;
const item = (more: string, title = '美联储公布会议纪要') =>
  `<item><title>${title}</title><link>https://news.example/a?x=1&amp;y=2</link><pubDate>Thu, 26 Nov 2026 15:30:00 +0800</pubDate>${more}</item>`;

const minutes = {
  title: '美联储公布会议纪要',
  summary: '与会者讨论了通胀。',
  href: 'https://news.example/a?x=1&y=2',
  source: '某通讯社',
  at: Date.parse('2026-11-26T07:30:00Z'),
};

it('reads RSS 2.0, as plain text', () => {
  const html = '&lt;p&gt;与会者讨论了&lt;b&gt;通胀&lt;/b&gt;。&lt;/p&gt;';
  expect(listOf(rss(item(`<description>${html}</description>`)))).toMatchObject([minutes]);
  expect(listOf(rss(item('<description><![CDATA[<p>与会者讨论了<i>通胀</i>。</p>]]></description>')))).toMatchObject([
    minutes,
  ]);
});

it('reads Atom', () => {
  const entry = `<entry><title type="html">美联储公布会议纪要</title><link rel="self" href="https://news.example/self"/><link href="https://news.example/a?x=1&amp;y=2"/><published>2026-11-26T07:30:00Z</published><summary>与会者讨论了通胀。</summary></entry>`;
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>某通讯社</title>${entry}</feed>`;
  expect(listOf(atom)).toMatchObject([minutes]);
});

it('reads JSON Feed', () => {
  const entry = {
    ...{ id: '1', title: minutes.title, url: minutes.href },
    ...{ content_text: minutes.summary, date_published: '2026-11-26T15:30:00+08:00' },
  };
  expect(
    listOf(JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: '某通讯社', items: [entry] })),
  ).toMatchObject([minutes]);
});

it('removes scripts and tags, and never decodes text into a tag', () => {
  const [one] = listOf(
    rss(
      item(
        '<description>&lt;script&gt;alert(1)&lt;/script&gt;A &amp;amp; B &lt;img src=x onerror=alert(2)&gt;</description>',
        '&lt;b onclick="x"&gt;标题&lt;/b&gt;',
      ),
    ),
  );
  expect([one?.title, one?.summary]).toEqual(['标题', 'A & B']);
});

it.each([
  ['a link with a script', '<link>javascript:alert(1)</link>', 'Thu, 26 Nov 2026 07:30:00 GMT'],
  ['no link', '', 'Thu, 26 Nov 2026 07:30:00 GMT'],
  ['no time', '<link>https://news.example/a</link>', ''],
  ['a time in the future', '<link>https://news.example/a</link>', 'Thu, 26 Nov 2026 08:00:01 GMT'],
])('leaves out an item with %s', (_, link, time) => {
  const text = rss(`<item><title>甲</title>${link}<pubDate>${time}</pubDate></item>`);
  expect(readNews(text, now)).toEqual({ list: [], wrong: 1 });
});

it('lists the newest fifty, newest first, each address once', () => {
  const items = Array.from({ length: 60 }, (_, n) => {
    const time = new Date(now - n * 60_000).toUTCString();
    return `<item><title>第 ${n} 条</title><link>https://news.example/${n}</link><pubDate>${time}</pubDate></item>`;
  });
  const list = listOf(rss([...items.reverse(), ...items].join('')));
  expect([list.length, list[0]?.title, list.at(-1)?.title]).toEqual([50, '第 0 条', '第 49 条']);
});

it('cuts long texts', () => {
  const [one] = listOf(rss(item(`<description>${'长'.repeat(500)}</description>`, '题'.repeat(500))));
  expect([one?.title.length, one?.summary.length, one?.summary.at(-1)]).toEqual([120, 200, '…']);
});

it.each([
  ['HTML', '<html><body>502</body></html>'],
  ['JSON that is no feed', '{"items":1}'],
  ['a document type with entities', '<!DOCTYPE rss [<!ENTITY a "b">]><rss><channel></channel></rss>'],
  ['nothing', ''],
])('refuses %s', (_, text) => {
  expect(() => readNews(text, now)).toThrow();
});
