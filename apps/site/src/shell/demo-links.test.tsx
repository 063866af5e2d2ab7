import { screen, within } from '@testing-library/react';
import { HelpcenterPage } from '../content/helpcenter.page';
import { NotFoundPage } from '../not-found/not-found.page';
import { renderPage } from '../testing/render-page';
import { Footer } from './footer';
import { MenuDrawer } from './menu-drawer';

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: jest.fn() });
});

const Drawer = () => <MenuDrawer open onClose={() => undefined} />;
const toDemo = () => screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === '/demo');
const question = { id: '1', title: '如何注册？', topic: '开户与登录', publishedAt: '2026-11-25T02:00:00Z' };
const help = {
  at: '/helpcenter',
  replies: { '/news/v2/moreTotal/31': () => ({ data: { list: [question], total: 1 } }) },
};

test('the menu and the page that is not found lead to the demo account only where there is one', () => {
  renderPage(Drawer, { at: '/', demo: true });
  const group = within(screen.getByRole('region', { name: '新手' }));
  expect(group.getByRole('link', { name: '示例账户' })).toHaveAttribute('href', '/demo');
});

test.each([
  ['the menu', Drawer],
  ['the page that is not found', NotFoundPage],
])('%s does not lead to a demo account that does not exist', (_name, Page) => {
  renderPage(Page, { at: '/' });
  expect(screen.getAllByRole('link').length).toBeGreaterThan(10);
  expect(toDemo()).toEqual([]);
});

test('the footer, which is part of every page, has no further line', () => {
  renderPage(Footer, { at: '/', demo: true });
  expect(toDemo()).toEqual([]);
});

test.each([
  [true, 1],
  [false, 0],
])('the help centre leads to it from the topic of opening an account: %s', async (demo, links) => {
  renderPage(HelpcenterPage, { ...help, demo });
  expect(await screen.findByRole('link', { name: question.title })).toBeVisible();
  expect(toDemo()).toHaveLength(links);
});
