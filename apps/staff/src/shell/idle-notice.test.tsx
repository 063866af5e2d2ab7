import { act, screen } from '@testing-library/react';
import { activity } from '../shared/browser/activity';
import { stored } from '../shared/browser/stored';
import { renderScreen } from '../testing/render-screen';
import { EndSessionContext } from './end-session';
import { IdleNotice } from './idle-notice';

const minute = 60_000;

/** Time passes in a tab that is not used; other tabs work if `elsewhere` is set. Its session has 15 idle minutes. */
async function pass(minutes: number, elsewhere = false) {
  for (let at = 0; at < minutes; at++) {
    if (elsewhere) stored.write('request', Date.now());
    await act(() => jest.advanceTimersByTimeAsync(minute));
  }
}

function setUp() {
  const end = jest.fn();
  activity.input = activity.request = Date.now();
  const { acts } = renderScreen(
    <EndSessionContext value={end}>
      <IdleNotice />
    </EndSessionContext>,
    { signOut: () => null },
  );
  return { end, acts };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('warns a minute before, and ends a session that nobody uses', async () => {
  const { end, acts } = setUp();
  await pass(14);
  expect(screen.getByText(/约 \d+ 秒后退出登录/)).toBeInTheDocument();
  expect(end).not.toHaveBeenCalled();
  await pass(1);
  expect(end).toHaveBeenCalledWith('长时间没有操作，已退出登录');
  expect(acts()[0]).toEqual({ call: 'signOut', args: {} });
});

it('leaves a session alone that another tab uses', async () => {
  const { end, acts } = setUp();
  await pass(40, true);
  expect(screen.queryByText(/秒后退出登录/)).toBeNull();
  expect(end).not.toHaveBeenCalled();
  expect(acts()).toEqual([]);
});
