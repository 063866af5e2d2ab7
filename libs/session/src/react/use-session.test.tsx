/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/acctInfo"}
 */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { config, fakeCalls, forgetEverything, signIn } from '../../test/parts';
import { createSession } from '../core';
import { SessionProvider, useSession } from '.';

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

it('is prerendered as signed out, whoever is', () => {
  signIn('880001');
  const html = renderToString(<SessionProvider session={makeSession()} children={<Name />} />);
  expect(html).toContain('未登录');
});

it('hands over the notices that came before it was mounted, and each once', () => {
  signIn('880001');
  window.history.replaceState(null, '', '/news');
  const session = makeSession();
  session.forcedLogout('10005', '登录状态已失效，请重新登录');
  const onNotice = jest.fn();
  const { rerender } = render(<SessionProvider session={session} onNotice={onNotice} children={null} />);
  rerender(<SessionProvider session={session} onNotice={onNotice} children={null} />);
  expect(onNotice.mock.calls).toEqual([[{ kind: 'error', text: '登录状态已失效，请重新登录' }]]);
});

it('says what is missing outside of its provider', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Name />)).toThrow('SessionProvider');
  quiet.mockRestore();
});
