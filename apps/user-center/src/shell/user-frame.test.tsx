import { screen, waitFor, within } from '@testing-library/react';
import { firstPage } from '../shared/page/first-page';
import { renderPage } from '../testing/render-page';
import { UserFrame } from './user-frame';

const notLoaded = jest.fn(() => {
  throw new Error('Failed to fetch dynamically imported module');
});
jest.mock('../message/messages', () => notLoaded());
jest.mock('./after-first', () => notLoaded());

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: jest.fn() });
  notLoaded.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('the page stays without the live feed, and the messages show the error in their drawer', async () => {
  firstPage.shown();
  const { user } = renderPage(<UserFrame>本页的内容</UserFrame>, {});
  await waitFor(() => expect(notLoaded).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: '消息' }));
  const drawer = await screen.findByRole('dialog', { name: '消息' });
  expect(await within(drawer).findByRole('button', { name: '重新加载' })).toBeVisible();
  expect(screen.getByText('本页的内容')).toBeInTheDocument();
  await user.click(within(drawer).getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
