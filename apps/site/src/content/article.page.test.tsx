import { screen } from '@testing-library/react';
import { brandOf } from '@portal/brand';
import { Route, Routes } from 'react-router-dom';
import { renderPage } from '../testing/render-page';
import { ArticlePage } from './article.page';

const { category } = brandOf('eet').content;
const article = {
  ...{ id: '1', title: '读懂利差', summary: '两国利率之差。', html: '<p>正文</p>', headings: [], source: '' },
  ...{ publishedAt: '2026-06-05T02:00:00Z', updatedAt: '2026-06-05T02:00:00Z', related: [] },
};
const Routed = () => (
  <Routes>
    <Route path="/news/:id" element={<ArticlePage />} />
  </Routes>
);
const shown = (part: object) =>
  renderPage(Routed, { at: '/news/1', replies: { '/news/1': () => ({ data: { ...article, ...part } }) } });

test.each(['macro', 'forex', 'goods', 'stock', 'digiccy'] as const)(
  'an article of %s names its writer, the conflict of interest, and that it is no advice',
  async (name) => {
    shown({ category: category[name] });
    expect(await screen.findByText(/利益冲突与免责说明：EET 交易是差价合约的合约相对方/)).toHaveTextContent(
      /不是投资建议，也不推荐任何交易/,
    );
    expect(screen.getByText('来源：EET 交易')).toBeInTheDocument();
  },
);

test('an article keeps the writer that it names', async () => {
  shown({ category: category.macro, source: '某编辑部' });
  expect(await screen.findByText('来源：某编辑部')).toBeInTheDocument();
});

test('an answer of the help centre has no such note', async () => {
  shown({ category: category.help });
  expect(await screen.findByText('正文')).toBeInTheDocument();
  expect(screen.queryByText(/利益冲突/)).not.toBeInTheDocument();
});
