import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { TopLine } from './top-line';

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: jest.fn() });
  sessionStorage.clear();
});

function show() {
  const { user, session } = renderPage(<TopLine />, {});
  const logout = jest.spyOn(session, 'logout').mockResolvedValue();
  return { logout, press: () => user.click(screen.getAllByRole('button', { name: '退出登录' })[0]!), user };
}

test.each(['', 'another:'])('logs out at once where this customer typed nothing (%s)', async (owner) => {
  if (owner)
    sessionStorage.setItem(`draft:${owner}transfer`, JSON.stringify({ path: '/', at: 1, values: { amount: '5' } }));
  const { logout, press } = show();
  await press();
  await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
});

test('asks before a logout that clears what was typed', async () => {
  sessionStorage.setItem('draft:80010001:transfer', JSON.stringify({ path: '/', at: 1, values: { amount: '5' } }));
  const { logout, press, user } = show();
  await press();
  expect(await screen.findByRole('dialog', { name: '退出登录' })).toHaveTextContent('尚未提交的内容');
  await user.click(screen.getByRole('button', { name: '继续填写' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(logout).not.toHaveBeenCalled();
  await press();
  await user.click(await screen.findByRole('button', { name: '退出并清除' }));
  await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
});
