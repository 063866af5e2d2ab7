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
import { createSession, takeAutoLogin, type Notice } from '.';

const FAILED = { kind: 'error', text: '自动登录失败，请手动登录' };
const DONE = { kind: 'success', text: '自动登录成功' };

beforeEach(forgetEverything);

/** Opens a URL in a new tab of the user centre and starts the session. */
async function open(address: string, calls = fakeCalls({ T: '880007' })) {
  window.history.replaceState(null, '', address);
  const navigate = jest.fn();
  const session = createSession({ config, calls, navigate });
  const notices: Notice[] = [];
  const result = await session.start(takeAutoLogin());
  session.onNotice((notice) => notices.push(notice));
  session.stop();
  return { session, calls, navigate, notices, result };
}

describe('a valid token', () => {
  it('is stored as a cookie and removed from the address before the user is loaded', async () => {
    const calls = fakeCalls();
    calls.queryAccountInfo.mockImplementation(async (options) => {
      expect(options?.token).toBe('T');
      expect(cookies()).toEqual({ ...noCookies, token: 'T' });
      expect(window.location.href).toBe('http://user.brand.test/user-center/acctInfo?x=1');
      return ok(accountInfo('880007'));
    });
    await open('/user-center/acctInfo?token=T&x=1&path=/news', calls);
    expect(calls.queryAccountInfo).toHaveBeenCalledTimes(1);
  });

  it('fills the session and redirects to the path', async () => {
    const { session, navigate, result } = await open('/user-center/invite?token=T&path=/user-center/assets/deposit');
    expect(session.getState()).toMatchObject({
      username: '880007',
      mobilePhone: '138****0001',
      chineseName: '王小明',
      idDocumentNumber: '110***********1',
      token: 'T',
      serverTime: '2025-02-13T08:00:00Z',
      custInfo: { customerNumber: '880007' },
    });
    expect(cookies()).toEqual({ token: 'T', username: '880007', userid: '880007' });
    expect(navigate.mock.calls).toEqual([['http://user.brand.test/user-center/assets/deposit']]);
    expect(result).toBe('leaving');
  });

  it('redirects to the home page of the site without a path or with one to another host', async () => {
    const plain = await open('/user-center/invite?token=T');
    expect(plain.navigate.mock.calls).toEqual([['http://www.brand.test/']]);
    forgetEverything();
    const evil = await open('/user-center/invite?token=T&path=//evil.com');
    expect(evil.navigate.mock.calls).toEqual([['http://www.brand.test/']]);
  });

  it('shows a message once on the page of its path', async () => {
    const { notices } = await open('/user-center/invite?token=T&path=/user-center/acctInfo');
    expect(notices).toEqual([]);
    expect((await open('/user-center/acctInfo')).notices).toEqual([DONE]);
    expect((await open('/user-center/acctInfo')).notices).toEqual([]);
  });

  it('shows the message at once if the path is the current page', async () => {
    const { notices, navigate, result } = await open('/user-center/acctInfo?token=T&path=/user-center/acctInfo');
    expect([notices, navigate.mock.calls, result]).toEqual([[DONE], [], 'ready']);
  });

  it('replaces the previous session of the same customer without a question', async () => {
    signIn('880007', 'former');
    const { calls, session } = await open('/user-center/invite?token=T', fakeCalls({ T: '880007', former: '880007' }));
    expect(cookies()).toEqual({ token: 'T', username: '880007', userid: '880007' });
    expect(session.getState().username).toBe('880007');
    expect(calls.queryAccountInfo.mock.calls).toEqual([[{ token: 'T', fallback: FAILED.text }]]);
  });
});

describe('an invalid token', () => {
  const arrive = (answer: ReturnType<typeof refused>, address = '/news') => {
    const calls = fakeCalls();
    calls.queryAccountInfo.mockResolvedValueOnce(answer);
    return open(`${address}?token=X&path=/about&y=2`, calls);
  };

  it('signs nobody in, cleans the address, and shows the message of the server', async () => {
    const { notices, navigate, session } = await arrive(refused('10005', '登录状态已失效，请重新登录'));
    expect(notices).toEqual([{ kind: 'error', text: '登录状态已失效，请重新登录' }]);
    expect(cookies()).toEqual(noCookies);
    expect(session.getState()).toEqual({});
    expect(window.location.search).toBe('?y=2');
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    refused('10005'),
    refused('NETWORK', '网络异常，请稍后重试', 0),
    refused('TIMEOUT', '等待时间过长，请稍后重试', 0),
    refused('RELEASE', '页面没有加载完整，请刷新页面', 0),
    refused('SCRIPT', '页面出错，请刷新页面后重试', 0),
  ])('shows the default text if the server sends none: %j', async (answer) => {
    expect((await arrive(answer)).notices).toEqual([FAILED]);
  });

  it.each([
    ['10005', '登录状态已失效，请重新登录', '登录状态已失效，请重新登录'],
    ['10005', '', FAILED.text],
    ['NETWORK', '网络异常，请稍后重试', FAILED.text],
    // A text with a link or a phone number is not carried over, because any sibling host can write the cookie.
    ['10005', '请联系 400-820-8820', FAILED.text],
    ['10005', '请前往 http://evil.test 登录', FAILED.text],
    ['10005', '很'.repeat(101), FAILED.text],
  ])('on a user-centre address shows the error on the page after the redirect: %s %s', async (code, msg, text) => {
    const { notices } = await arrive(refused(code, msg), '/user-center/invite');
    expect(notices).toEqual([]);
    expect(window.location.search).toBe('?y=2');
    expect((await open('/login?path=%2Fuser-center%2Finvite')).notices).toEqual([{ kind: 'error', text }]);
    expect((await open('/login')).notices).toEqual([]);
  });

  it('passes the default text to the call in place of its own fallback', async () => {
    const { calls } = await open('/user-center/invite?token=X');
    expect(calls.queryAccountInfo).toHaveBeenCalledWith({ token: 'X', fallback: '自动登录失败，请手动登录' });
  });

  it('keeps the existing session, including its cookies during the attempt', async () => {
    signIn('880001');
    sessionStorage.setItem('draft', 'of 880001');
    const calls = fakeCalls();
    calls.queryAccountInfo.mockImplementationOnce(async () => {
      expect(cookies().token).toBe('token-of-880001');
      return refused('10005', '登录状态已失效，请重新登录');
    });
    calls.tokenOwner.mockResolvedValueOnce(ok({ customerNumber: '880001', mobilePhone: '138****0001' }));
    const { session, notices } = await open('/user-center/invite?token=X', calls);
    expect(notices).toHaveLength(1);
    expect(cookies()).toEqual({ token: 'token-of-880001', username: '880001', userid: '880001' });
    expect(session.getState()).toMatchObject({ username: '880001', token: 'token-of-880001' });
    expect(session.getState().custInfo?.customerNumber).toBe('880001');
    expect(sessionStorage.getItem('draft')).toBe('of 880001');
  });
});

it('only cleans the address, without a redirect, if the same token is active', async () => {
  signIn('880007', 'T');
  const { calls, navigate, notices, result } = await open('/user-center/invite?token=T&path=/news&x=1');
  expect(window.location.href).toBe('http://user.brand.test/user-center/invite?x=1');
  expect(navigate).not.toHaveBeenCalled();
  expect([notices, result]).toEqual([[], 'ready']);
  expect(calls.queryAccountInfo.mock.calls).toEqual([[]]);
});

describe('a forced logout during an auto-login', () => {
  const during = async (answer: Parameters<typeof refused> | undefined) => {
    const calls = fakeCalls({ T: '880007', former: '880007' });
    let force = () => {};
    const respond = calls.queryAccountInfo.getMockImplementation()!;
    calls.queryAccountInfo.mockImplementationOnce(async (options) => {
      force();
      return answer ? refused(...answer) : respond(options);
    });
    window.history.replaceState(null, '', '/news?token=T');
    const session = createSession({ config, calls, navigate: jest.fn() });
    force = () => session.forcedLogout('10005');
    await session.start(takeAutoLogin());
    session.stop();
    return session;
  };

  it('is ignored if the new token is valid', async () => {
    signIn('880007', 'former');
    expect((await during(undefined)).getState().username).toBe('880007');
  });

  it('is carried out afterwards if the new token is invalid', async () => {
    signIn('880007', 'former');
    expect((await during(['10005', ''])).getState()).toEqual({});
    expect(cookies()).toEqual(noCookies);
  });

  it('keeps the session of a valid token if nobody was signed in', async () => {
    expect((await during(undefined)).getState().username).toBe('880007');
  });
});
