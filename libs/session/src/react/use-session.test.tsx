/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/acctInfo"}
 */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { config, fakeCalls, forgetEverything, signIn } from '../../test/parts';
import { createSession, type Session } from '../core';
import { Suspense } from 'react';
import { SessionProvider, useMaybeSession, useSession } from '.';

beforeEach(forgetEverything);

function Name() {
  const { state, loggedIn } = useSession();
  return <p>{loggedIn ? `${state.username} ${state.chineseName ?? ''}` : '未登录'}</p>;
}

const makeSession = () => createSession({ config, calls: fakeCalls(), navigate: jest.fn() });

it('shows the session as it changes', async () => {
  const session = makeSession();
  render(<SessionProvider session={session} children={<Name />} />);
  expect(screen.getByText('未登录')).toBeInTheDocument();
  await act(async () => void (await session.login({ username: '880001', password: 'abc12345' })));
  expect(screen.getByText('880001 王小明')).toBeInTheDocument();
  await act(() => session.logout());
  expect(screen.getByText('未登录')).toBeInTheDocument();
});

it('is prerendered as signed out, even for a signed-in customer', () => {
  signIn('880001');
  const html = renderToString(<SessionProvider session={makeSession()} children={<Name />} />);
  expect(html).toContain('未登录');
});

it('delivers the notices from before it was mounted, each once', () => {
  signIn('880001');
  window.history.replaceState(null, '', '/news');
  const session = makeSession();
  session.forcedLogout('10005', '登录状态已失效，请重新登录');
  const onNotice = jest.fn();
  const { rerender } = render(<SessionProvider session={session} onNotice={onNotice} children={null} />);
  rerender(<SessionProvider session={session} onNotice={onNotice} children={null} />);
  expect(onNotice.mock.calls).toEqual([[{ kind: 'error', text: '登录状态已失效，请重新登录' }]]);
});

it('shows no user until the session is loaded, and delays the parts that need it', async () => {
  function Maybe() {
    const { state, session } = useMaybeSession();
    return <p>{`${state.username ?? '访客'}${session ? '' : '…'}`}</p>;
  }
  signIn('880001');
  let arrive: (session: Session) => void = () => undefined;
  const coming = new Promise<Session>((resolve) => (arrive = resolve));
  await act(async () => {
    render(
      <SessionProvider session={coming}>
        <Maybe />
        <Suspense fallback="稍候">
          <Name />
        </Suspense>
      </SessionProvider>,
    );
  });
  expect(screen.getByText('访客…')).toBeInTheDocument();
  expect(screen.getByText('稍候')).toBeInTheDocument();
  await act(async () => arrive(makeSession()));
  expect(await screen.findAllByText(/^880001 ?$/)).toHaveLength(2);
  expect(screen.queryByText('稍候')).not.toBeInTheDocument();
});

it('throws an error that names the missing provider', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Name />)).toThrow('SessionProvider');
  quiet.mockRestore();
});

it('logs that the session could not be loaded, and goes on showing no user', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const cause = new Error('offline');
  function Who() {
    return <p>{useMaybeSession().loggedIn ? '已登录' : '未登录'}</p>;
  }
  const coming = Promise.reject<Session>(cause);
  await act(async () => {
    render(<SessionProvider session={coming} children={<Who />} />);
  });
  expect(logged.mock.calls).toEqual([['The session could not be loaded', cause]]);
  expect(screen.getByText('未登录')).toBeInTheDocument();
  logged.mockRestore();
});

it('hands notices to the current listener only, and to none after it was removed', async () => {
  const session = makeSession();
  const [former, current] = [jest.fn(), jest.fn()];
  const { rerender, unmount } = render(<SessionProvider session={session} onNotice={former} children={null} />);
  rerender(<SessionProvider session={session} onNotice={current} children={null} />);
  window.history.replaceState(null, '', '/news');
  const end = async () => {
    await act(async () => void (await session.login({ username: '880001', password: 'abc12345' })));
    act(() => session.forcedLogout('10005', '已失效'));
  };
  await end();
  expect([former.mock.calls.length, current.mock.calls.length]).toEqual([0, 1]);
  unmount();
  await end();
  expect(current).toHaveBeenCalledTimes(1);
});

it('shows another session when it is given one', () => {
  const { rerender } = render(<SessionProvider session={makeSession()} children={<Name />} />);
  expect(screen.getByText('未登录')).toBeInTheDocument();
  signIn('880002');
  rerender(<SessionProvider session={makeSession()} children={<Name />} />);
  expect(screen.getByText('880002')).toBeInTheDocument();
});
