/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/acctInfo"}
 */
import {
  accountInfo,
  config,
  cookies,
  fakeCalls,
  forgetEverything,
  noCookies,
  ok,
  refused,
  signIn,
} from '../../test/parts';
import { createSession, type Notice } from '.';
import { readUserCookie, writeUserCookie } from './user-cookie';

beforeEach(forgetEverything);
afterEach(() => jest.useRealTimers());

const parts = (calls = fakeCalls()) => {
  const navigate = jest.fn();
  const session = createSession({ config, calls, navigate });
  const notices: Notice[] = [];
  session.onNotice((notice) => notices.push(notice));
  return { session, calls, navigate, notices };
};

const credentials = { username: '13800000001', password: 'abc12345' };

describe('login', () => {
  it('stores token, username and id, and sends platform and campaign', async () => {
    window.history.replaceState(null, '', '/user-center/acctInfo?utm_source=baidu');
    const { session, calls } = parts();
    await session.start();
    session.stop();
    const answer = await session.login(credentials);
    expect(answer.ok).toBe(true);
    expect(cookies()).toEqual({ token: 'token-of-13800000001', username: '13800000001', userid: '13800000001' });
    expect(session.getState()).toMatchObject({ username: '13800000001', chineseName: '王小明' });
    expect(calls.login).toHaveBeenCalledWith({
      ...credentials,
      platform: 1,
      trackParameters: { first: { utm_source: 'baidu' }, last: { utm_source: 'baidu' } },
    });
  });

  it('changes nothing if it is refused', async () => {
    const { session, calls } = parts();
    calls.login.mockResolvedValueOnce(refused('customer.credentials', '手机号/客户号或密码不正确'));
    expect(await session.login(credentials)).toMatchObject({ ok: false, code: 'customer.credentials' });
    expect([cookies(), session.getState()]).toEqual([noCookies, {}]);
  });

  it('also follows a registration', async () => {
    const { session, calls } = parts();
    const form = {
      signature: 'S',
      nationCode: '86',
      mobilePhone: '13800000001',
      verifyCode: '123456',
      password: 'abc12345',
    };
    await session.register(form);
    expect(calls.createAccount).toHaveBeenCalledWith({ ...form, platform: 1, trackParameters: undefined });
    expect(cookies()).toEqual({ token: 'token-of-880009', username: '880009', userid: '880009' });
  });

  it('continues with the new token after a change of the password', () => {
    signIn('880001');
    const { session } = parts();
    session.replaceToken('fresh');
    expect(cookies()).toEqual({ token: 'fresh', username: '880001', userid: '880001' });
    expect(session.getState()).toMatchObject({ token: 'fresh', username: '880001' });
  });
});

describe('refresh', () => {
  it('replaces the stored user record', async () => {
    signIn('880001');
    const { session, calls } = parts();
    await session.refresh();
    expect(session.getState().chineseName).toBe('王小明');
    const info = accountInfo('880001');
    calls.queryAccountInfo.mockResolvedValueOnce(
      ok({ ...info, custInfo: { ...info.custInfo, chineseName: undefined, nickname: '小明' }, serverTime: 'later' }),
    );
    await session.refresh();
    expect(session.getState()).toMatchObject({ serverTime: 'later', custInfo: { nickname: '小明' } });
    expect(session.getState().chineseName).toBeUndefined();
  });

  it('keeps the record if it fails', async () => {
    signIn('880001');
    const { session, calls } = parts();
    await session.refresh();
    calls.queryAccountInfo.mockResolvedValueOnce(refused('NETWORK', '网络异常，请稍后重试', 0));
    await session.refresh();
    expect(session.getState().chineseName).toBe('王小明');
  });

  it('ignores a record that arrives after the logout', async () => {
    signIn('880001');
    const { session, calls } = parts();
    let arrive = () => {};
    calls.queryAccountInfo.mockImplementationOnce(async () => {
      await new Promise<void>((come) => (arrive = come));
      return ok(accountInfo('880001'));
    });
    const pending = session.refresh();
    await session.logout();
    arrive();
    await pending;
    expect(cookies()).toEqual(noCookies);
    expect(session.getState()).toEqual({});
  });
});

describe('logout', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  beforeEach(() => warned.mockClear());

  const leave = async (calls = fakeCalls()) => {
    signIn('880001');
    writeUserCookie('lastPage', '880001', '/news', config.cookieDomain);
    sessionStorage.setItem('a', '1');
    const one = parts(calls);
    const after = jest.fn(() => {
      expect([cookies(), one.session.getState(), sessionStorage.length]).toEqual([noCookies, {}, 0]);
    });
    await one.session.logout(after);
    expect(after).toHaveBeenCalledTimes(1);
    expect(one.session.isLeaving()).toBe(true);
    expect(readUserCookie('lastPage')).toEqual([['880001', '/news']]);
    return one;
  };

  it('calls the server while there is still a token, clears everything, then calls back', async () => {
    const calls = fakeCalls();
    calls.logout.mockImplementationOnce(async () => {
      expect(cookies().token).toBe('token-of-880001');
      return ok(null);
    });
    await leave(calls);
    expect(calls.logout).toHaveBeenCalledTimes(1);
    expect(warned).not.toHaveBeenCalled();
  });

  it('clears everything if the server does not answer, and logs that without a token or name', async () => {
    const calls = fakeCalls();
    calls.logout.mockResolvedValueOnce(refused('NETWORK', '网络异常，请稍后重试', 0));
    await leave(calls);
    expect(warned.mock.calls).toEqual([['logout failed: NETWORK']]);
  });

  it('clears everything if the call throws', async () => {
    const calls = fakeCalls();
    calls.logout.mockRejectedValueOnce(new Error('broken'));
    await leave(calls);
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('is not treated as a forced logout if the session had already ended', async () => {
    jest.useFakeTimers();
    const calls = fakeCalls();
    signIn('880001');
    const { session, navigate, notices } = parts(calls);
    calls.logout.mockImplementationOnce(async () => {
      session.forcedLogout('10005', '登录状态已失效，请重新登录');
      return refused('10005');
    });
    await session.logout();
    jest.advanceTimersByTime(2000);
    expect([navigate.mock.calls, notices]).toEqual([[], []]);
  });
});

describe('forced logout', () => {
  const force = (address: string, code = '10005') => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', address);
    signIn('880001');
    sessionStorage.setItem('a', '1');
    const one = parts();
    one.session.forcedLogout(code, '登录状态已失效，请重新登录');
    expect([cookies(), one.session.getState(), sessionStorage.length]).toEqual([noCookies, {}, 0]);
    expect(one.calls.logout).not.toHaveBeenCalled();
    expect(one.notices).toEqual([{ kind: 'error', text: '登录状态已失效，请重新登录' }]);
    return one;
  };

  it.each(['10005', '4'])(
    'clears on %s without a call, and redirects from a user-centre page to the home page after one second',
    (code) => {
      const { navigate, session } = force('/user-center/assets/deposit', code);
      expect(session.isLeaving()).toBe(true);
      jest.advanceTimersByTime(999);
      expect(navigate).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1);
      expect(navigate.mock.calls).toEqual([['http://www.brand.test/']]);
    },
  );

  it.each(['/news', '/', '/user-centers'])('stays on %s', (address) => {
    const { navigate, session } = force(address);
    jest.advanceTimersByTime(5000);
    expect(navigate).not.toHaveBeenCalled();
    expect(session.isLeaving()).toBe(false);
  });

  it('does not redirect if somebody signs in within that second', async () => {
    const { navigate, session } = force('/user-center/invite');
    await session.login(credentials);
    expect(session.isLeaving()).toBe(false);
    jest.advanceTimersByTime(5000);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('shows its message again on the home page, once', async () => {
    force('/user-center/invite');
    jest.advanceTimersByTime(1000);
    window.history.replaceState(null, '', '/');
    const [home, later] = [parts(), parts()];
    void home.session.start();
    void later.session.start();
    expect(home.notices).toEqual([{ kind: 'error', text: '登录状态已失效，请重新登录' }]);
    expect(later.notices).toEqual([]);
    home.session.stop();
    later.session.stop();
  });

  it('shows no message to an anonymous visitor', () => {
    const { session, notices } = parts();
    session.forcedLogout('4', '请先登录');
    expect(notices).toEqual([]);
  });
});

describe('the destination after signing in', () => {
  it('is the path, else the last page of that user, else the home page', async () => {
    const { session } = parts();
    expect(session.destination(null)).toBe('http://www.brand.test/');
    await session.login(credentials);
    expect(session.destination()).toBe('http://www.brand.test/');
    session.rememberPage('/user-center/fundingDetails?tab=2');
    session.rememberPage('/login?path=/news');
    expect(session.destination('')).toBe('http://user.brand.test/user-center/fundingDetails?tab=2');
    expect(session.destination('/news')).toBe('http://www.brand.test/news');
    expect(session.destination('//evil.com')).toBe('http://www.brand.test/');
    await session.login({ ...credentials, username: '13800000002' });
    expect(session.destination()).toBe('http://www.brand.test/');
  });

  it('is shared by both origins: a sign-in on the site leads to the last page of the user centre', () => {
    signIn('880001');
    parts().session.rememberPage('/user-center/assets/transfer');
    window.history.replaceState(null, '', '/login');
    expect(parts().session.destination()).toBe('http://user.brand.test/user-center/assets/transfer');
  });

  it('is the default of the app only if no page is stored', () => {
    signIn('880001');
    const { session } = parts();
    expect(session.destination(undefined, '/user-center/acctInfo')).toBe('http://user.brand.test/user-center/acctInfo');
    expect(session.destination('//evil.com', '/user-center/acctInfo')).toBe('http://www.brand.test/');
    session.rememberPage('/');
    expect(session.destination(undefined, '/user-center/acctInfo')).toBe('http://www.brand.test/');
  });

  it('ignores a page of another host that a sibling host wrote into the cookie', () => {
    signIn('880001');
    writeUserCookie('lastPage', '880001', '//evil.com', config.cookieDomain);
    expect(parts().session.destination()).toBe('http://www.brand.test/');
  });

  it('is not stored for an anonymous visitor', () => {
    parts().session.rememberPage('/news');
    expect(document.cookie).toBe('');
  });
});
