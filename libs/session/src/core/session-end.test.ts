/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/assets/transfer?account=2"}
 */
import { config, fakeCalls, forgetEverything, login } from '../../test/parts';
import { createSession, type Session, type Unfinished } from '.';
import { clearSessionCookies } from './session-cookies';
import { readUserCookie } from './user-cookie';

const page = '/user-center/assets/transfer?account=2';
const typed: Unfinished = { path: page, entries: { 'draft:880001:transfer': '{"amount":"125.50"}' } };
const MINUTES_30 = 30 * 60 * 1000;
const DAYS_3 = 3 * 24 * 60 * 60 * 1000;

const opened: Session[] = [];
/** A tab with a half-filled form. */
function openTab() {
  const navigate = jest.fn();
  const forms = { read: (username: string) => (username === '880001' ? typed : undefined), restore: jest.fn() };
  const session = createSession({ config, calls: fakeCalls(), navigate, forms });
  opened.push(session);
  void session.start();
  return { session, navigate };
}

beforeEach(() => {
  forgetEverything();
  jest.useFakeTimers();
});
afterEach(() => {
  opened.splice(0).forEach((session) => session.stop());
  jest.useRealTimers();
});

/** The browser drops the session's cookies `after` milliseconds. */
function expire(after: number) {
  const tab = openTab();
  tab.session.enter(login('880001', 'token-of-880001'));
  jest.setSystemTime(Date.now() + after);
  clearSessionCookies(config.cookieDomain);
  jest.advanceTimersByTime(1000);
  return tab;
}

it('an expired session stores the input, and redirects to the home page, which offers the form', () => {
  const tab = expire(DAYS_3);
  expect(localStorage.getItem('880001:unfinished')).toContain('125.50');
  expect([tab.session.getState(), tab.session.isLeaving()]).toEqual([{}, true]);
  expect(openTab().session.waitingForm()).toEqual({ path: page, until: Date.now() + MINUTES_30 });
  jest.advanceTimersByTime(1000);
  expect(tab.navigate.mock.calls).toEqual([['http://www.brand.test/']]);
});

it('cookies that are gone before that time mean a logout in another tab, which stores nothing', () => {
  const tab = expire(DAYS_3 - 60_000);
  expect([localStorage.length, readUserCookie('unfinished'), tab.session.isLeaving()]).toEqual([0, [], false]);
});

it('a logout stores nothing in a tab that was asleep until the session would have expired', async () => {
  const tab = openTab();
  const other = openTab();
  other.session.enter(login('880001', 'token-of-880001'));
  tab.session.stop();
  await other.session.logout();
  jest.setSystemTime(Date.now() + DAYS_3);
  window.dispatchEvent(new Event('focus'));
  void tab.session.start();
  jest.advanceTimersByTime(1000);
  expect([tab.session.getState(), localStorage.length, readUserCookie('unfinished')]).toEqual([{}, 0, []]);
});
