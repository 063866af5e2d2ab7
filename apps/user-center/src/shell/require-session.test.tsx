import { act, screen, waitFor } from '@testing-library/react';
import { leave } from '../shared/browser/leave';
import { accountInfo } from '../testing/fixtures';
import { renderPage } from '../testing/render-page';
import { useState } from 'react';
import { RequireSession } from './require-session';

jest.mock('../shared/browser/leave', () => ({ leave: jest.fn() }));

const page = <RequireSession>里面</RequireSession>;

function ShownLater() {
  const [shown, setShown] = useState(false);
  return shown ? page : <button onClick={() => setShown(true)}>显示</button>;
}

afterEach(() => jest.clearAllMocks());

test('shows the page to a signed-in customer', () => {
  renderPage(page, {});
  expect(screen.getByText('里面')).toBeInTheDocument();
  expect(leave).not.toHaveBeenCalled();
});

test('redirects to the login, with the way back to the same page, if the session has ended', async () => {
  const { session } = renderPage(page, {}, '/user-center/assets/deposit?account=2');
  await act(async () => session.forcedLogout('10005'));
  expect(screen.queryByText('里面')).not.toBeInTheDocument();
  expect(screen.getByText('请先登录')).toBeVisible();
  expect(leave).toHaveBeenCalledWith(
    `http://site.test/login?path=${encodeURIComponent('/user-center/assets/deposit?account=2')}`,
  );
});

test('a forced logout before the page is shown redirects to the home page, not to the login', async () => {
  window.history.replaceState(null, '', '/user-center/assets/deposit');
  const { session, user } = renderPage(<ShownLater />, {}, '/user-center/assets/deposit');
  await act(async () => session.forcedLogout('10005'));
  await user.click(screen.getByRole('button', { name: '显示' }));
  await waitFor(() => expect(screen.getByText('您已退出登录')).toBeVisible());
  expect(leave).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/');
});

test('Back after a logout redirects to the login, where the browser shows the page as it was', async () => {
  const { session } = renderPage(page, {}, '/user-center/assets/deposit?account=2');
  await act(async () => session.logout());
  expect(leave).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await waitFor(() =>
    expect(leave).toHaveBeenCalledWith(
      `http://site.test/login?path=${encodeURIComponent('/user-center/assets/deposit?account=2')}`,
    ),
  );
});

test('leaves the page for the account overview if another customer signs in in another tab', async () => {
  const { session } = renderPage(page, {});
  await act(async () => {
    session.enter({
      token: 'u',
      username: '80010002',
      id: '2',
      custInfo: { ...accountInfo.custInfo, level: 'MIN', customerNumber: '80010002' },
    });
  });
  expect(screen.queryByText('里面')).not.toBeInTheDocument();
  expect(leave).toHaveBeenCalledWith('/user-center/acctInfo');
});

test('a forced logout of an open page redirects to the home page, not to the login', async () => {
  window.history.replaceState(null, '', '/user-center/assets/deposit');
  const { session } = renderPage(page, {}, '/user-center/assets/deposit');
  await act(async () => session.forcedLogout('10005'));
  expect(screen.queryByText('里面')).not.toBeInTheDocument();
  expect(screen.getByText('您已退出登录')).toBeVisible();
  expect(screen.queryByText('请先登录')).not.toBeInTheDocument();
  expect(leave).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/');
});
