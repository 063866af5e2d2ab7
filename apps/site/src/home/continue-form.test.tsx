import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';
import { ContinueForm } from './continue-form';

const MINUTES_30 = 30 * 60 * 1000;
const name = { name: '重新登录继续填写' };
const path = '/user-center/assets/transfer?account=2';

/** Sets the cookie that a forced logout in the user centre leaves for the home page. */
function leave(until: number, at = path) {
  const mark = encodeURIComponent(JSON.stringify([['880001', `${until} ${at}`]]));
  document.cookie = `unfinished=${mark}; path=/; max-age=3600`;
}

beforeEach(() => {
  document.cookie.split('; ').forEach((pair) => (document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`));
});
afterEach(() => jest.useRealTimers());

test('links to the login, which returns to the stored form', async () => {
  leave(Date.now() + MINUTES_30);
  renderPage(ContinueForm, { at: '/' });
  expect(await screen.findByRole('alert')).toHaveTextContent('登录状态已失效');
  expect(screen.getByRole('link', name)).toHaveAttribute('href', `/login?path=${encodeURIComponent(path)}`);
});

test('disappears at the moment when the stored form expires', async () => {
  jest.useFakeTimers();
  leave(Date.now() + MINUTES_30);
  renderPage(ContinueForm, { at: '/' });
  await act(async () => import('./waiting-notice'));
  act(() => void jest.advanceTimersByTime(MINUTES_30 - 1));
  expect(screen.getByRole('link', name)).toBeVisible();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.queryByRole('link', name)).not.toBeInTheDocument();
});

test('is not shown to a signed-in customer', () => {
  leave(Date.now() + MINUTES_30);
  document.cookie = 'token=T0; path=/';
  document.cookie = 'username=880002; path=/';
  renderPage(ContinueForm, { at: '/' });
  expect(screen.queryByRole('link', name)).not.toBeInTheDocument();
});

test('can be discarded', async () => {
  leave(Date.now() + MINUTES_30);
  renderPage(ContinueForm, { at: '/' });
  await userEvent.click(await screen.findByRole('button', { name: '不再保留' }));
  expect(screen.queryByRole('link', name)).not.toBeInTheDocument();
  expect(document.cookie).not.toContain('unfinished');
});

test('disappears if the form was continued in another tab', async () => {
  leave(Date.now() + MINUTES_30);
  renderPage(ContinueForm, { at: '/' });
  await screen.findByRole('link', name);
  document.cookie = 'unfinished=; path=/; max-age=0';
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(screen.queryByRole('link', name)).not.toBeInTheDocument();
});

test.each(['//evil.example', '/login', '/news'])(
  'is not shown for %s, which is not a page of the user centre',
  (at) => {
    leave(Date.now() + MINUTES_30, at);
    renderPage(ContinueForm, { at: '/' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);
