import { frontMatterProblems } from './front-matter';

const news = { id: '210001', title: '标题', summary: '摘要', publishedAt: '2026-01-01T00:00:00+08:00' };
const slide = {
  id: '910001',
  title: '标题',
  subtitle: '副标题',
  image: 'images/slide-market.svg',
  href: '/market?kind=goods#top',
  from: '2026-01-01T00:00:00Z',
  until: '2026-02-28T23:59:59+08:00',
  order: 1,
};

it('takes moments with their offset, and a path of our own', () => {
  expect([frontMatterProblems('macro', news), frontMatterProblems('slide', slide)]).toEqual([[], []]);
});

const noMoments = ['2026-02-30T00:00:00+08:00', '2026-01-01T25:00:00Z', '2026-01-01', '0000-01-01T00:00:00Z'];
it.each(noMoments)('a text does not appear at %s', (moment) => {
  for (const field of ['publishedAt', 'updatedAt'])
    expect(frontMatterProblems('macro', { ...news, [field]: moment })).toMatchObject([{ field }]);
  for (const field of ['from', 'until'])
    expect(frontMatterProblems('slide', { ...slide, [field]: moment })).toMatchObject([{ field }]);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/a/../b',
  '/a b',
  'market',
  '/x?token=1',
  '/\u200bx',
])('a slide does not lead to %j', (href) => {
  expect(frontMatterProblems('slide', { ...slide, href })).toMatchObject([{ field: 'href' }]);
});
