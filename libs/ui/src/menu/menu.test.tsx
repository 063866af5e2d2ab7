import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { NavList } from '../nav-list/nav-list';
import { breaches } from '../testing/axe';
import { Menu } from './menu';

const items = [
  { href: '/market', label: '行情' },
  { href: '/news', label: '资讯', note: '公告与公司新闻' },
];

const setup = () =>
  render(
    <MemoryRouter>
      <Menu label="市场" items={items} current="/market" />
      <button>别处</button>
    </MemoryRouter>,
  );
const button = () => screen.getByRole('button', { name: '市场' });

test('opens with its button, hides its links while it is closed, and closes when a link is followed', async () => {
  setup();
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'true'));
  await waitFor(() => expect(screen.getByRole('link', { name: '行情' })).toHaveAttribute('aria-current', 'page'));
  expect(await breaches()).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: /资讯/ }));
  expect(screen.queryByRole('link')).toBeNull();
});

test('closes on Escape and returns the focus, and closes on Tab past the end and on a click outside', async () => {
  setup();
  await userEvent.click(button());
  await userEvent.tab();
  expect(screen.getByRole('link', { name: '行情' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link')).toBeNull();
  await waitFor(() => expect(button()).toHaveFocus());

  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '别处' })).toHaveFocus();
  expect(screen.queryByRole('link')).toBeNull();

  await userEvent.click(button());
  await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
  expect(screen.queryByRole('link')).toBeNull();
});

test('a navigation list has a name, marks the current page and shows counts', async () => {
  render(
    <MemoryRouter>
      <NavList
        label="用户中心"
        kind="rail"
        current="/user-center/acctInfo"
        items={[
          { href: '/user-center/acctInfo', label: '账户总览' },
          { href: '/user-center/messages', label: '消息', count: 120 },
          { href: '/user-center/invite', label: '邀请好友', count: 0 },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('navigation', { name: '用户中心' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('账户总览');
  expect(screen.getByRole('link', { name: /消息/ })).toHaveTextContent('99+');
  expect(screen.getByRole('link', { name: '邀请好友' })).toHaveTextContent(/^邀请好友$/);
  expect(await breaches()).toEqual([]);
});
