/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/acctInfo"}
 */
import { config, cookies, fakeCalls, forgetEverything, noCookies, ok, refused, signIn } from '../../test/parts';
import { createSession, takeAutoLogin, type Notice } from '.';

const FAILED = { kind: 'error', text: '自动登录失败，请手动登录' };
const of880001 = { token: 'token-of-880001', username: '880001', userid: '880001' };
const of880007 = { token: 'T', username: '880007', userid: '880007' };

beforeEach(() => {
  forgetEverything();
  signIn('880001');
});

/** Opens the link of customer 880007 in the browser of 880001, up to the question or the end. */
async function follow(calls = fakeCalls({ T: '880007' })) {
  window.history.replaceState(null, '', '/user-center/assets/deposit?token=T&path=/user-center/invite&x=1');
  const navigate = jest.fn();
  const session = createSession({ config, calls, navigate });
  const notices: Notice[] = [];
  session.onNotice((notice) => notices.push(notice));
  const asked = new Promise<'asked'>((resolve) => {
    session.question.subscribe(() => {
      if (session.question.get()) resolve('asked');
    });
  });
  const started = session.start(takeAutoLogin());
  const first = await Promise.race([asked, started]);
  return { session, calls, navigate, notices, started, first };
}

it('names both phones, and changes nothing before the answer', async () => {
  const { session, calls, first } = await follow();
  expect(first).toBe('asked');
  expect(session.question.get()).toEqual({ currentPhone: '138****0001', otherPhone: '139****0007' });
  expect(window.location.search).toBe('?x=1');
  expect(cookies()).toEqual(of880001);
  expect(session.getState().username).toBe('880001');
  expect(calls.queryAccountInfo.mock.calls).toEqual([[]]);
  session.stop();
});

it('signs in and follows the path after 继续登录, and removes the data of the former customer', async () => {
  sessionStorage.setItem('draft', 'of 880001');
  const { session, navigate, started } = await follow();
  session.question.answer(true);
  expect(await started).toBe('leaving');
  session.stop();
  expect(session.question.get()).toBeUndefined();
  expect(cookies()).toEqual(of880007);
  expect(navigate.mock.calls).toEqual([['http://user.brand.test/user-center/invite']]);
  expect(sessionStorage).toHaveLength(0);
});

it('only cleans the address after 留在当前账户: the token stays unused', async () => {
  sessionStorage.setItem('draft', 'of 880001');
  const { session, calls, navigate, notices, started } = await follow();
  session.question.answer(false);
  expect(await started).toBe('ready');
  session.stop();
  expect([cookies(), notices, navigate.mock.calls]).toEqual([of880001, [], []]);
  expect(session.getState()).toMatchObject({ username: '880001', mobilePhone: '138****0001' });
  expect(sessionStorage.getItem('draft')).toBe('of 880001');
  expect(calls.queryAccountInfo.mock.calls).not.toContainEqual([expect.objectContaining({ token: 'T' })]);
});

it('asks nothing if the session of the signed-in customer has ended', async () => {
  const calls = fakeCalls({ T: '880007' });
  calls.queryAccountInfo.mockResolvedValueOnce(refused('10005', '登录状态已失效，请重新登录'));
  const { session, first } = await follow(calls);
  expect(first).toBe('leaving');
  session.stop();
  expect(cookies()).toEqual(of880007);
});

it.each(['tokenOwner', 'queryAccountInfo'] as const)('signs nobody in if %s has no answer', async (name) => {
  const calls = fakeCalls({ T: '880007' });
  calls[name].mockResolvedValueOnce(refused('NETWORK', '网络异常，请稍后重试', 0));
  const { session, notices, first } = await follow(calls);
  session.stop();
  expect([first, notices, cookies()]).toEqual(['ready', [FAILED], of880001]);
});

it('asks again if another tab signs a third customer in meanwhile', async () => {
  const { session, calls, started } = await follow();
  signIn('880003');
  calls.tokenOwner.mockResolvedValueOnce(ok({ customerNumber: '880007', mobilePhone: '139****0007' }));
  const again = new Promise<void>((resolve) => {
    session.question.subscribe(() => {
      if (session.question.get()) resolve();
    });
  });
  session.question.answer(true);
  await again;
  expect(cookies().username).toBe('880003');
  session.question.answer(true);
  await started;
  session.stop();
  expect(cookies()).toEqual(of880007);
});

it('goes on without a second question if another tab logs the customer out meanwhile', async () => {
  const { session, started } = await follow();
  forgetEverything();
  expect(cookies()).toEqual(noCookies);
  session.question.answer(true);
  await started;
  session.stop();
  expect(cookies()).toEqual(of880007);
});
