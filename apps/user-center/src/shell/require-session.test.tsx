import { act, screen } from '@testing-library/react';
import { isLeaving, leave } from '../shared/browser/leave';
import { accountInfo } from '../testing/fixtures';
import { renderPage } from '../testing/render-page';
import { RequireSession } from './require-session';

jest.mock('../shared/browser/leave', () => ({ leave: jest.fn(), isLeaving: jest.fn(() => false) }));

const page = <RequireSession>里面</RequireSession>;
const out = () => {
  document.cookie = 'token=; path=/; max-age=0';
  document.cookie = 'username=; path=/; max-age=0';
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

test('a customer is let in', () => {
  renderPage(page, {});
  expect(screen.getByText('里面')).toBeInTheDocument();
  expect(leave).not.toHaveBeenCalled();
});

test('a customer who is signed out here goes to the login, and back to the same page', async () => {
  const { session } = renderPage(page, {}, '/user-center/assets/deposit?account=2');
  out();
  await act(async () => session.forcedLogout('10005'));
  expect(screen.queryByText('里面')).not.toBeInTheDocument();
  expect(screen.getByText('请先登录')).toBeVisible();
  // A forced logout goes to the home page by itself within a second.
  act(() => jest.advanceTimersByTime(1_400));
  expect(leave).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(200));
  expect(leave).toHaveBeenCalledWith(
    `http://site.test/login?path=${encodeURIComponent('/user-center/assets/deposit?account=2')}`,
  );
});

test('where the browser already leaves, nothing overtakes it', async () => {
  jest.mocked(isLeaving).mockReturnValue(true);
  const { session } = renderPage(page, {});
  await act(async () => session.forcedLogout('10005'));
  act(() => jest.advanceTimersByTime(5_000));
  expect(leave).not.toHaveBeenCalled();
});

test('where another customer signs in in another tab, the page is left for theirs', async () => {
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

test('a forced logout says that the home page follows, not the login', async () => {
  window.history.replaceState(null, '', '/user-center/assets/deposit');
  const { session } = renderPage(page, {}, '/user-center/assets/deposit');
  await act(async () => session.forcedLogout('10005'));
  expect(screen.queryByText('里面')).not.toBeInTheDocument();
  expect(screen.getByText('您已退出登录')).toBeVisible();
  expect(screen.queryByText('请先登录')).not.toBeInTheDocument();
  window.history.replaceState(null, '', '/');
});
