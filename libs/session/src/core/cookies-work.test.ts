/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/acctInfo"}
 */
import { config, cookies, fakeCalls, forgetEverything, noCookies } from '../../test/parts';
import { createSession, takeAutoLogin, type Notice } from '.';
import { cookiesWork } from './cookies-work';

const text = '浏览器已阻止 Cookie，无法保持登录。请在浏览器设置中允许本网站使用 Cookie 后重试';

beforeEach(forgetEverything);
afterEach(() => jest.restoreAllMocks());

/** As a browser that blocks cookies: some drop them, others throw. */
const block = (set: () => void) =>
  jest.spyOn(document, 'cookie', 'set').mockImplementation(set) &&
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('');

it('leaves no cookie behind', () => {
  expect(cookiesWork(config)).toBe(true);
  expect(document.cookie).toBe('');
});

describe.each([
  ['drops', () => undefined],
  [
    'throws',
    () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  ],
])('a browser that %s cookies', (_how, set) => {
  it('is told so by login and registration, which are not sent', async () => {
    block(set);
    const calls = fakeCalls();
    const session = createSession({ config, calls });
    const refused = { ok: false, code: 'COOKIES', msg: text, status: 0 };
    expect(await session.login({ username: '13800000001', password: 'abc12345' })).toEqual(refused);
    expect(await session.register({} as never)).toEqual(refused);
    expect([calls.login.mock.calls, calls.createAccount.mock.calls]).toEqual([[], []]);
    expect(session.getState()).toEqual({});
  });
});

it('is told so by an auto-login, which leaves the token unused', async () => {
  window.history.replaceState(null, '', '/user-center/acctInfo?token=T');
  block(() => undefined);
  const calls = fakeCalls({ T: '880007' });
  const session = createSession({ config, calls });
  const notices: Notice[] = [];
  session.onNotice((notice) => notices.push(notice));
  await session.start(takeAutoLogin());
  session.stop();
  jest.restoreAllMocks();
  expect(notices).toEqual([{ kind: 'error', text }]);
  expect(calls.queryAccountInfo).not.toHaveBeenCalled();
  expect(cookies()).toEqual(noCookies);
});
