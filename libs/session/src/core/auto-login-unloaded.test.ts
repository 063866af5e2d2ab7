/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/acctInfo"}
 */
import { config, cookies, fakeCalls, forgetEverything, noCookies } from '../../test/parts';
import { createSession, takeAutoLogin, type Notice } from '.';

jest.mock('./auto-login', () => {
  throw new Error('the chunk is away');
});

beforeEach(forgetEverything);

it('reports a failure, stores no token and goes on if the code of the sign-in cannot be loaded', async () => {
  window.history.replaceState(null, '', '/user-center/acctInfo?token=T');
  const calls = fakeCalls();
  const session = createSession({ config, calls, navigate: jest.fn() });
  const notices: Notice[] = [];
  session.onNotice((notice) => notices.push(notice));
  expect(await session.start(takeAutoLogin())).toBe('ready');
  session.stop();
  expect(notices).toEqual([{ kind: 'error', text: '自动登录失败，请手动登录' }]);
  expect(cookies()).toEqual(noCookies);
  expect(calls.queryAccountInfo).not.toHaveBeenCalled();
});
