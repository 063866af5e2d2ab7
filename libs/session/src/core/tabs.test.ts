/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/acctInfo"}
 */
import { config, cookies, fakeCalls, forgetEverything, noCookies, signIn } from '../../test/parts';
import { createSession, type SessionState } from '.';

beforeEach(() => {
  forgetEverything();
  jest.useFakeTimers();
});
afterEach(() => {
  opened.splice(0).forEach((session) => session.stop());
  jest.useRealTimers();
});

// Two sessions on one page share its cookies like two tabs, or like the site on the other origin.
const opened: ReturnType<typeof createSession>[] = [];
async function openTab() {
  const calls = fakeCalls();
  const session = createSession({ config, calls, navigate: jest.fn() });
  opened.push(session);
  await session.start();
  const changes: SessionState[] = [];
  session.subscribe((state) => changes.push(state));
  return { session, calls, changes };
}
const second = () => jest.advanceTimersByTimeAsync(1000);
const credentials = { username: '13800000001', password: 'abc12345' };

it('adopts a login from another tab, with its record', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await one.session.login(credentials);
  await second();
  expect(other.session.getState()).toMatchObject({ username: '13800000001', chineseName: '王小明' });
});

it('adopts a logout from another tab, and removes the data of this tab', async () => {
  signIn('880001');
  const [one, other] = [await openTab(), await openTab()];
  expect(other.session.getState().username).toBe('880001');
  await one.session.logout();
  sessionStorage.setItem('a', '1');
  await second();
  expect([other.session.getState(), sessionStorage.length, cookies()]).toEqual([{}, 0, noCookies]);
  expect(other.calls.logout).not.toHaveBeenCalled();
});

it('adopts another user, and never shows the previous record under the new name', async () => {
  signIn('880001');
  const [one, other] = [await openTab(), await openTab()];
  await one.session.login(credentials);
  await second();
  expect(other.session.getState().custInfo?.customerNumber).toBe('13800000001');
  for (const { username, custInfo } of other.changes) expect([undefined, username]).toContain(custInfo?.customerNumber);
});

it('adopts a new token without requesting the record again', async () => {
  signIn('880001');
  const [one, other] = [await openTab(), await openTab()];
  const asked = other.calls.queryAccountInfo.mock.calls.length;
  one.session.replaceToken('fresh');
  await second();
  expect(other.session.getState()).toMatchObject({ token: 'fresh', chineseName: '王小明' });
  expect(other.calls.queryAccountInfo).toHaveBeenCalledTimes(asked);
});

it('checks at once when the tab gets the focus, not only each second', async () => {
  signIn('880001');
  const { session } = await openTab();
  forgetEverything();
  expect(session.getState().username).toBe('880001');
  window.dispatchEvent(new Event('focus'));
  expect(session.getState()).toEqual({});
});

it('does nothing while nothing changes, and after it was stopped', async () => {
  signIn('880001');
  const { session, changes, calls } = await openTab();
  const asked = calls.queryAccountInfo.mock.calls.length;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(changes).toEqual([]);
  expect(calls.queryAccountInfo).toHaveBeenCalledTimes(asked);
  session.stop();
  forgetEverything();
  await second();
  expect(session.getState().username).toBe('880001');
});

it('does not loop if the cookie names another user than the record', async () => {
  signIn('999999', 'token-of-880001');
  const { session, calls } = await openTab();
  expect(session.getState().username).toBe('880001');
  expect(cookies()).toEqual({ token: 'token-of-880001', username: '880001', userid: '880001' });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(calls.queryAccountInfo).toHaveBeenCalledTimes(1);
});

it('is not on its way home after a logout in another tab, when somebody signed in since it was', async () => {
  signIn('880001');
  const [one, other] = [await openTab(), await openTab()];
  one.session.forcedLogout('10005', '登录状态已失效，请重新登录');
  expect(one.session.isLeaving()).toBe(true);
  await other.session.login(credentials);
  await second();
  expect(one.session.getState().username).toBe('13800000001');
  await other.session.logout();
  await second();
  expect(one.session.getState()).toEqual({});
  expect(one.session.isLeaving()).toBe(false);
});
