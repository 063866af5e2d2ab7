import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';
import { Header } from './header';

let isLost = true;
jest.mock('./menu-drawer', () => {
  if (isLost) throw new Error('Failed to fetch dynamically imported module');
  return { MenuDrawer: ({ open }: { open: boolean }) => <p>{open ? '菜单已打开' : ''}</p> };
});

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: jest.fn() });
});

test('a menu that could not be loaded leaves the page as it is, and opens at the next press', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderPage(Header, { at: '/' });
  const press = () => userEvent.click(screen.getByRole('button', { name: '菜单', hidden: true }));
  await press();
  expect(await screen.findByText('网络异常，请稍后重试')).toBeInTheDocument();
  isOnline.mockReturnValue(true);
  await press();
  expect(await screen.findByText('页面没有加载完整，请刷新页面')).toBeInTheDocument();
  isLost = false;
  await press();
  expect(await screen.findByText('菜单已打开')).toBeInTheDocument();
});
