import { screen } from '@testing-library/react';
import { renderPage, type Replies } from '../testing/render-page';
import { NewsPage } from './news.page';

const headline = {
  ...{ id: '1', title: '油价收高', summary: '库存下降。', href: 'https://news.example/oil', source: '某通讯社' },
  publishedAt: '2026-11-26T07:30:00Z',
};
const replies = (offered: boolean, list = [headline]): Replies => ({
  '/news/v2/moreTotal/10': () => ({ data: { list: [], total: 0, pageNo: 1, pageSize: 20 } }),
  '/news/v2/marketNews': () => ({ data: { offered, list: offered ? list : [] } }),
});

test('has no tab for market news while no feed is set', async () => {
  renderPage(NewsPage, { at: '/news?category=market', replies: replies(false) });
  expect(await screen.findByText('还没有内容')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '市场新闻' })).not.toBeInTheDocument();
});

test('shows market news in a tab of their own, which lead to their publisher', async () => {
  renderPage(NewsPage, { at: '/news?category=market', replies: replies(true) });
  const link = await screen.findByRole('link', { name: '油价收高' });
  expect(link).toHaveAttribute('href', 'https://news.example/oil');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(screen.getByText('某通讯社')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '市场新闻' })).toHaveAttribute('aria-current', 'true');
});

test('shows no market news among the notices', async () => {
  renderPage(NewsPage, { at: '/news', replies: replies(true) });
  expect(await screen.findByRole('link', { name: '市场新闻' })).toBeInTheDocument();
  expect(screen.queryByText('油价收高')).not.toBeInTheDocument();
});

test('says so while the feed has no news', async () => {
  renderPage(NewsPage, { at: '/news?category=market', replies: replies(true, []) });
  expect(await screen.findByText('暂时没有市场新闻')).toBeInTheDocument();
});
