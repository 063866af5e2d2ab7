import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { MessageItem } from './message-item';

const message = {
  id: '1',
  kind: 'account.opened',
  title: 'MT5 账户已开立',
  text: '您的 MT5 账户 5100001（标准账户）已开立，服务器 Test-Then。',
  href: '/user-center/acctInfo',
  read: false,
  at: '2026-11-21T07:00:00Z',
};
const copies = () => screen.queryAllByRole('button', { name: /^复制/ });

test('the message about an opened account copies its login and the server it was opened on', async () => {
  const mt5 = { login: '5100001', server: 'Test-Then' };
  const { user } = renderPage(<MessageItem message={{ ...message, mt5 }} onRead={() => undefined} />, {});
  await user.click(screen.getByRole('button', { name: '复制服务器' }));
  expect(await navigator.clipboard.readText()).toBe('Test-Then');
  await user.click(screen.getByRole('button', { name: '复制登录账号' }));
  expect(await navigator.clipboard.readText()).toBe('5100001');
});

test('without a server only the login can be copied, and in another message nothing', () => {
  const { unmount } = renderPage(
    <MessageItem message={{ ...message, mt5: { login: '5100001' } }} onRead={() => undefined} />,
    {},
  );
  expect(copies().map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(['复制登录账号']);
  unmount();
  renderPage(<MessageItem message={message} onRead={() => undefined} />, {});
  expect(copies()).toEqual([]);
});
