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

  it('changes nothing where it is refused', async () => {
    const { session, calls } = parts();
    calls.login.mockResolvedValueOnce(refused('customer.credentials', '手机号/客户号或密码不正确'));
    expect(await session.login(credentials)).toMatchObject({ ok: false, code: 'customer.credentials' });
    expect([cookies(), session.getState()]).toEqual([noCookies, {}]);
  });

  it('is what registering ends in', async () => {
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

  it('goes on under the token of a changed password', () => {
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

  it('keeps the record where it fails', async () => {
    signIn('880001');
    const { session, calls } = parts();
    await session.refresh();
    calls.queryAccountInfo.mockResolvedValueOnce(refused('NETWORK', '网络异常，请稍后重试', 0));
    await session.refresh();
    expect(session.getState().chineseName).toBe('王小明');
  });

  it('drops a record that comes after the user has gone', async () => {
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
    localStorage.setItem('880001:lastPage', '/news');
    sessionStorage.setItem('a', '1');
    const one = parts(calls);
    const after = jest.fn(() => {
      expect([cookies(), one.session.getState(), sessionStorage.length]).toEqual([noCookies, {}, 0]);
    });
    await one.session.logout(after);
    expect(after).toHaveBeenCalledTimes(1);
    expect(one.session.isLeaving()).toBe(true);
    expect(localStorage.getItem('880001:lastPage')).toBe('/news');
    return one;
  };

  it('tells the server while there is still a token, clears everything, then calls back', async () => {
    const calls = fakeCalls();
    calls.logout.mockImplementationOnce(async () => {
      expect(cookies().token).toBe('token-of-880001');
      return ok(null);
    });
    await leave(calls);
    expect(calls.logout).toHaveBeenCalledTimes(1);
    expect(warned).not.toHaveBeenCalled();
  });

  it('clears everything where the server does not answer, and logs that without a token or name', async () => {
    const calls = fakeCalls();
    calls.logout.mockResolvedValueOnce(refused('NETWORK', '网络异常，请稍后重试', 0));
    await leave(calls);
    expect(warned.mock.calls).toEqual([['logout failed: NETWORK']]);
  });

  it('clears everything where the call itself breaks', async () => {
    const calls = fakeCalls();
    calls.logout.mockRejectedValueOnce(new Error('broken'));
    await leave(calls);
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('is not taken for a forced logout where the session had ended already', async () => {
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
    'clears on %s without a call and leaves a user-centre page for home after one second',
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

  it('does not leave where somebody signs in within that second', async () => {
    const { navigate, session } = force('/user-center/invite');
    await session.login(credentials);
    expect(session.isLeaving()).toBe(false);
    jest.advanceTimersByTime(5000);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('says nothing to who was not signed in', () => {
    const { session, notices } = parts();
    session.forcedLogout('4', '请先登录');
    expect(notices).toEqual([]);
  });
});

describe('a session that ends while something unfinished stands in the page', () => {
  const expire = () => {
    jest.useFakeTimers();
    signIn('880001');
    sessionStorage.setItem('draft', '1');
    const navigate = jest.fn();
    const session = createSession({ config, calls: fakeCalls(), navigate, holds: () => true });
    session.forcedLogout('10005', '登录状态已失效，请重新登录');
    jest.advanceTimersByTime(5000);
    return { session, navigate };
  };

  it('stays with all that was typed until the customer signs in again', async () => {
    const { session, navigate } = expire();
    expect(session.getState()).toMatchObject({ username: '880001', expired: true });
    await session.login({ username: '880001', password: 'abc12345' });
    expect(session.getState()).toMatchObject({ username: '880001', token: 'token-of-880001' });
    expect(session.getState().expired).toBeUndefined();
    expect([navigate.mock.calls, sessionStorage.getItem('draft')]).toEqual([[], '1']);
  });

  it('goes on where the customer signed in in another tab', () => {
    const { session } = expire();
    void session.start();
    signIn('880001', 'fresh');
    jest.advanceTimersByTime(1000);
    session.stop();
    expect(session.getState()).toMatchObject({ token: 'fresh', expired: undefined });
  });

  it('forgets everything and goes home where the customer gives up', () => {
    const { session, navigate } = expire();
    session.giveUp();
    expect([cookies(), session.getState(), sessionStorage.length]).toEqual([noCookies, {}, 0]);
    expect(navigate.mock.calls).toEqual([['http://www.brand.test/']]);
  });

  it('holds no page of the site', () => {
    window.history.replaceState(null, '', '/news');
    const { session } = expire();
    expect(session.getState()).toEqual({});
  });
});

describe('where to go after signing in', () => {
  it('is the path, else the last page of that user, else home', async () => {
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

  it('is not spoilt by what stands in the storage', () => {
    signIn('880001');
    localStorage.setItem('880001:lastPage', '//evil.com');
    expect(parts().session.destination()).toBe('http://www.brand.test/');
  });

  it('remembers nothing for nobody', () => {
    parts().session.rememberPage('/news');
    expect(localStorage).toHaveLength(0);
  });
});
