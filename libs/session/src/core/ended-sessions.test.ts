/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/acctInfo"}
 */
import Cookies from 'js-cookie';
import { closeSessions, openSession as open } from '../../test/open-session';
import { cookies, fakeCalls, forgetEverything, noCookies, refused, signIn } from '../../test/parts';
import { takeAutoLogin } from '.';

beforeEach(forgetEverything);
afterEach(() => {
  closeSessions();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const credentials = { username: '880001', password: 'abc12345' };

describe('a forced logout', () => {
  it('without a text says nothing', () => {
    signIn('880001');
    const { session, notices } = open();
    session.forcedLogout('10005');
    expect([notices, cookies()]).toEqual([[], noCookies]);
  });

  it('works after an ordinary logout and another login', async () => {
    const { session, notices } = open();
    await session.login(credentials);
    await session.logout();
    await session.login(credentials);
    session.forcedLogout('4', '请先登录');
    expect(notices).toHaveLength(1);
    expect([cookies(), session.getState()]).toEqual([noCookies, {}]);
  });

  it('of an anonymous visitor carries no text home', () => {
    jest.useFakeTimers();
    const { session, navigate } = open();
    session.forcedLogout('4', '请先登录');
    expect(session.isLeaving()).toBe(true);
    jest.advanceTimersByTime(1_000);
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(document.cookie).toBe('');
  });

  it('while a bad token is tried does not lead a visitor home: the login page comes next', async () => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/user-center/invite?token=X');
    const { session, calls, navigate } = open();
    calls.queryAccountInfo.mockImplementationOnce(async () => {
      session.forcedLogout('10005', '登录状态已失效，请重新登录');
      return refused('10005', '登录状态已失效，请重新登录');
    });
    await session.start(takeAutoLogin());
    jest.advanceTimersByTime(5_000);
    expect(navigate).not.toHaveBeenCalled();
    expect(session.isLeaving()).toBe(false);
  });

  it('while a bad token is tried ends the former session once, with its text', async () => {
    signIn('880001');
    window.history.replaceState(null, '', '/news?token=X');
    const { session, calls, notices } = open();
    calls.tokenOwner.mockImplementationOnce(async () => {
      session.forcedLogout('10005', '已在其他设备登录');
      return refused('10005', '链接已失效');
    });
    await session.start(takeAutoLogin());
    expect(notices.map(({ text }) => text)).toEqual(['链接已失效', '已在其他设备登录']);
    expect([cookies(), session.getState()]).toEqual([noCookies, {}]);
    await session.login(credentials);
    expect(session.getState().username).toBe('880001');
  });

  it('that came while a good token was tried does not end a later session', async () => {
    signIn('880007', 'former');
    window.history.replaceState(null, '', '/news?token=T');
    const { session, calls } = open(fakeCalls({ T: '880007' }));
    const respond = calls.queryAccountInfo.getMockImplementation()!;
    calls.queryAccountInfo.mockImplementationOnce(async (options) => {
      session.forcedLogout('10005', '');
      return respond(options);
    });
    await session.start(takeAutoLogin());
    expect(cookies()).toEqual({ token: 'T', username: '880007', userid: '880007' });
  });
});

describe('a token in the address', () => {
  it.each(['NETWORK', 'TIMEOUT', 'CANCELED'])('that got no answer (%s) is reported in our own words', async (code) => {
    window.history.replaceState(null, '', '/news?token=X');
    const { session, calls, notices } = open();
    calls.queryAccountInfo.mockResolvedValueOnce(refused(code, '网络异常，请稍后重试', 0));
    await session.start(takeAutoLogin());
    expect(notices).toEqual([{ kind: 'error', text: '自动登录失败，请手动登录' }]);
  });

  it('that fails leaves the token as it was without a user name', async () => {
    Cookies.set('token', 'former', { domain: 'brand.test' });
    window.history.replaceState(null, '', '/news?token=X');
    await open().session.start(takeAutoLogin());
    expect(cookies()).toEqual({ ...noCookies, token: 'former' });
  });

  it('that equals a token without a user name is tried', async () => {
    Cookies.set('token', 'T', { domain: 'brand.test' });
    window.history.replaceState(null, '', '/news?token=T');
    const { session } = open(fakeCalls({ T: '880007' }));
    await session.start(takeAutoLogin());
    expect(session.getState().username).toBe('880007');
  });

  it('that fails on a user-centre page is reported there to a customer who is signed in', async () => {
    signIn('880001');
    window.history.replaceState(null, '', '/user-center/invite?token=X');
    const { session, notices } = open();
    await session.start(takeAutoLogin());
    expect(notices).toHaveLength(1);
    expect(Cookies.get('notice')).toBeUndefined();
  });

  it('is not seen by the look at other tabs while it is tried', async () => {
    signIn('880001');
    window.history.replaceState(null, '', '/news?token=T');
    const { session, calls } = open(fakeCalls({ T: '880007' }));
    const respond = calls.queryAccountInfo.getMockImplementation()!;
    calls.queryAccountInfo.mockImplementationOnce(async (options) => {
      forgetEverything();
      window.dispatchEvent(new Event('focus'));
      expect(session.getState().username).toBe('880001');
      return respond(options);
    });
    await session.start(takeAutoLogin());
    expect(session.getState().username).toBe('880007');
  });
});
