import { brandOf } from '@portal/brand';
import { join } from 'node:path';
import type { Source } from './read-source';
import { checkText, slideProblems } from './text-problems';

const brand = brandOf('eet');
const folder = join(__dirname, '../../../../../libs/brand/src/eet/content');
const article = (text: string) =>
  ({ kind: 'company', file: 'company/001-a.md', front: { title: '标题' }, text, offset: 0 }) as Source;

it('refuses a text without words, on its first line', () => {
  for (const empty of ['', '\n\n'])
    expect(checkText(article(empty), folder, brand).problems).toContainEqual({ line: 1, text: '正文为空' });
  expect(checkText(article('正文。'), folder, brand)).toMatchObject({
    problems: [],
    html: expect.stringContaining('正文'),
  });
});

it('names the line of what the brand does not offer, and a picture that is not there', () => {
  const few = { products: brand.products.filter((kind) => kind !== 'digiccy') };
  const { problems } = checkText(article('第一行。\n\n比特币（BTCUSD）可以交易。'), folder, few);
  expect(problems.map(({ line }) => line)).toEqual([3]);
  const slide = { ...article('x'), kind: 'slide', front: { image: 'none' } } as unknown as Source<'slide'>;
  expect(slideProblems(slide, folder, brand)).toEqual(['company/001-a.md:1: 没有图片 none']);
});
