import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { Mt5Login } from './mt5-login';

test('shows the server and every login, each with its own copy button', async () => {
  const logins = [
    { id: '2', name: 'MT5 账号', login: '5100001' },
    { id: '3', name: '短线', login: '5100002' },
  ];
  const { user } = renderPage(<Mt5Login logins={logins} />, {});
  expect(screen.getByText('Test-Sandbox')).toBeInTheDocument();
  for (const [name, value] of [
    ['复制服务器', 'Test-Sandbox'],
    ['复制 MT5 账号', '5100001'],
    ['复制短线', '5100002'],
  ] as const) {
    await user.click(screen.getByRole('button', { name }));
    expect(await navigator.clipboard.readText()).toBe(value);
    expect((await screen.findAllByRole('status')).some((status) => status.textContent === '已复制')).toBe(true);
  }
});
