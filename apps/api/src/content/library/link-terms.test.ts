import { join } from 'node:path';
import { brandOf, brands } from '@portal/brand';
import { linkTerms, termsOf } from './link-terms';
import { loadLibrary } from './load-library';

const terms = termsOf(
  '<h2 id="x">组</h2><h3 id="点差-Spread">点差（Spread）</h3><h3 id="保证金">保证金</h3><h3 id="保证金比例">保证金比例</h3><h3 id="ATR">ATR</h3>',
);
const link = (name: string, anchor = name) => `<a href="/glossary#${anchor}">${name}</a>`;

it('takes the terms from the headings of a glossary, without brackets', () => {
  expect(terms).toEqual([
    { name: '点差', anchor: '点差-Spread' },
    { name: '保证金', anchor: '保证金' },
    { name: '保证金比例', anchor: '保证金比例' },
    { name: 'ATR', anchor: 'ATR' },
  ]);
});

it.each([
  ['links the first place of a term', '<p>点差与点差</p>', `<p>${link('点差', '点差-Spread')}与点差</p>`],
  ['takes the longest term', '<p>保证金比例下降</p>', `<p>${link('保证金比例')}下降</p>`],
  ['leaves links alone', '<p><a href="/x">保证金</a></p>', '<p><a href="/x">保证金</a></p>'],
  ['leaves headings alone', '<h2 id="a">保证金</h2><th>点差</th>', '<h2 id="a">保证金</h2><th>点差</th>'],
  ['leaves attributes alone', '<img alt="保证金">', '<img alt="保证金">'],
  ['takes Latin words whole', '<p>MATRIX ATR</p>', `<p>MATRIX ${link('ATR')}</p>`],
])('%s', (_what, html, expected) => expect(linkTerms(html, terms)).toBe(expected));

it('links six terms at most', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({
    name: `术语${'甲乙丙丁戊己庚辛壬'[index]}`,
    anchor: String(index),
  }));
  const html = `<p>${many.map(({ name }) => name).join('，')}</p>`;
  expect(linkTerms(html, many).match(/<a /g)).toHaveLength(6);
});

describe.each(Object.keys(brands))('%s', (id) => {
  const folder = join(__dirname, '../../../../../libs/brand/src', id, 'content');
  const { articles } = loadLibrary(folder, brandOf(id), Date.parse('2026-12-31T00:00:00Z'));
  const glossary = articles.find((one) => one.id === brandOf(id).content.page.glossary);

  it('has a glossary of at least 150 terms, none twice', () => {
    const names = termsOf(glossary?.html ?? '').map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(150);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('its articles lead to terms of the glossary', () => {
    const anchors = new Set(termsOf(glossary?.html ?? '').map(({ anchor }) => anchor));
    const links = articles.flatMap(({ html }) =>
      [...html.matchAll(/href="\/glossary#([^"]+)"/g)].map(([, to = '']) => to),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((to) => !anchors.has(to))).toEqual([]);
    expect(glossary?.html).not.toContain('href="/glossary#');
  });
});
