/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/acctInfo"}
 */
import Cookies from 'js-cookie';
import { closeSessions, openSession as open } from '../../test/open-session';
import { accountInfo, config, cookies, fakeCalls, forgetEverything, noCookies, ok, signIn } from '../../test/parts';
import { createSession, takeAutoLogin } from '.';
import { createSessionStore } from './session-store';

beforeEach(forgetEverything);
afterEach(() => {
  closeSessions();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const credentials = { username: '880001', password: 'abc12345' };

describe('session storage', () => {
  beforeEach(() => sessionStorage.setItem('draft', '1'));

  it('stays when the same customer signs in again', async () => {
    signIn('880001');
    await open().session.login(credentials);
    expect(sessionStorage).toHaveLength(1);
  });

  it('stays when a visitor signs in', async () => {
    await open().session.login(credentials);
    expect(sessionStorage).toHaveLength(1);
  });

  it('is cleared when another customer signs in', async () => {
    signIn('880002');
    await open().session.login(credentials);
    expect(sessionStorage).toHaveLength(0);
  });

  it('may be blocked: a logout clears everything else', async () => {
    signIn('880001');
    const { session } = open();
    jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    await session.logout();
    expect([cookies(), session.getState()]).toEqual([noCookies, {}]);
  });
});

describe('the cookies', () => {
  it('are changed before the listeners hear of it', async () => {
    const { session } = open();
    const seen: unknown[] = [];
    session.subscribe((state, before) => seen.push([before.username, state.username, cookies().username]));
    await session.login(credentials);
    await session.login({ ...credentials, username: '880002' });
    await session.logout();
    expect(seen).toEqual([
      [undefined, '880001', '880001'],
      ['880001', '880002', '880002'],
      ['880002', undefined, undefined],
    ]);
  });

  it('are not written again with an unchanged user record', async () => {
    signIn('880001');
    const { session } = open();
    const set = jest.spyOn(document, 'cookie', 'set');
    await session.refresh();
    expect(set).not.toHaveBeenCalled();
    session.replaceToken('token-of-880001');
    expect(set).not.toHaveBeenCalled();
  });

  it.each([['token'], ['username']])('without a %s are no session', (name) => {
    signIn('880001');
    Cookies.remove(name, { domain: 'brand.test' });
    expect(createSessionStore(config).getState()).toEqual({});
  });
});

it('tells a listener nothing after it has left', async () => {
  const { session } = open();
  const [left, stayed] = [jest.fn(), jest.fn()];
  session.subscribe(stayed);
  session.subscribe(left)();
  await session.login(credentials);
  expect([left.mock.calls.length, stayed.mock.calls.length]).toEqual([0, 1]);
});

describe('a user record', () => {
  const late = (calls: ReturnType<typeof fakeCalls>) => {
    let arrive = () => {};
    calls.queryAccountInfo.mockImplementationOnce(async () => {
      await new Promise<void>((come) => (arrive = come));
      return ok(accountInfo('880001'));
    });
    return () => arrive();
  };

  it('that arrives after another customer has signed in is dropped', async () => {
    signIn('880001');
    const { session, calls } = open();
    const arrive = late(calls);
    const pending = session.refresh();
    await session.login({ ...credentials, username: '880002' });
    arrive();
    await pending;
    expect(session.getState().custInfo?.customerNumber).toBe('880002');
    expect(cookies()).toEqual({ token: 'token-of-880002', username: '880002', userid: '880002' });
  });

  it('signs nobody in who has no token', async () => {
    const { session, calls } = open();
    calls.queryAccountInfo.mockResolvedValueOnce(ok(accountInfo('880001')));
    expect(await session.refresh()).toMatchObject({ ok: true });
    expect([cookies(), session.getState()]).toEqual([noCookies, {}]);
  });

  it('without an identity document has none', async () => {
    signIn('880001');
    const { session, calls } = open();
    const info = accountInfo('880001');
    calls.queryAccountInfo.mockResolvedValueOnce(
      ok({ ...info, custInfo: { ...info.custInfo, idDocumentNumber: undefined } }),
    );
    await session.refresh();
    expect(session.getState()).toMatchObject({ username: '880001', idDocumentNumber: undefined });
  });
});

describe('the start', () => {
  it('asks for the record once, and for nobody’s', async () => {
    const visitor = open();
    expect(await visitor.session.start()).toBe('ready');
    expect(visitor.calls.queryAccountInfo).not.toHaveBeenCalled();
    signIn('880001');
    const customer = open();
    await customer.session.start();
    expect(customer.calls.queryAccountInfo).toHaveBeenCalledTimes(1);
    expect(customer.session.getState().custInfo).toBeDefined();
  });

  it('does not ask again after an auto-login that stays on its page', async () => {
    window.history.replaceState(null, '', '/user-center/acctInfo?token=T&path=/user-center/acctInfo');
    const { session, calls } = open(fakeCalls({ T: '880007' }));
    expect(await session.start(takeAutoLogin())).toBe('ready');
    expect(calls.queryAccountInfo).toHaveBeenCalledTimes(1);
  });

  it('stores the campaign of the visit, also where the address has lost it since', async () => {
    window.history.replaceState(null, '', '/user-center/acctInfo?utm_source=now');
    const { session, calls } = open();
    await session.start(undefined, '?utm_source=first');
    await session.login(credentials);
    expect(calls.login.mock.calls[0]?.[0].trackParameters).toMatchObject({ first: { utm_source: 'first' } });
  });
});

it('goes to the last page only of the customer who is signed in, and remembers none after the logout', async () => {
  const { session } = open();
  await session.login(credentials);
  session.rememberPage('/about');
  await session.logout();
  session.rememberPage('/news');
  expect(session.destination()).toBe('http://www.brand.test/');
  await session.login(credentials);
  expect(session.destination()).toBe('http://www.brand.test/about');
});

it('navigates with the browser’s own function where none is given', () => {
  jest.useFakeTimers();
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  signIn('880001');
  const session = createSession({ config, calls: fakeCalls() });
  session.forcedLogout('10005');
  jest.advanceTimersByTime(1_000);
  // jsdom does not navigate, and says so.
  expect(String(quiet.mock.calls[0]?.[0])).toContain('navigation');
});

it('stays on its way home where a user record arrives during the logout', async () => {
  signIn('880001');
  const { session, calls } = open();
  let finish = () => {};
  calls.logout.mockImplementationOnce(async () => {
    await new Promise<void>((end) => (finish = end));
    return ok(null);
  });
  const leaving = session.logout();
  await session.refresh();
  finish();
  await leaving;
  expect(session.isLeaving()).toBe(true);
});
