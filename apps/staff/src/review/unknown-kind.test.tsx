import { screen } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen';
import { QueuePage } from './queue.page';
import { ReviewPage } from './review.page';

it.each([
  ['queue', <QueuePage key="queue" />],
  ['item', <ReviewPage key="item" />],
])('says that the page of an unknown %s does not exist', (_what, page) => {
  renderScreen(page, {}, { path: '/review/cash' });
  expect(screen.getByRole('heading', { level: 1, name: '页面不存在' })).toBeInTheDocument();
});
