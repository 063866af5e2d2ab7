/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/assets/transfer?account=2"}
 */
import Cookies from 'js-cookie';
import { config, cookies, fakeCalls, forgetEverything, noCookies, signIn } from '../../test/parts';
import { createSession, type Session, type Unfinished, type UnfinishedForms } from '.';
import { readUserCookie, writeUserCookie } from './user-cookie';

const page = '/user-center/assets/transfer?account=2';
const typed: Unfinished = { path: page, entries: { 'draft:880001:transfer': '{"amount":"125.50"}' } };
const MINUTES_30 = 30 * 60 * 1000;

const opened: Session[] = [];
/** A tab. `found` has the values of its forms; a tab of the site has none. */
function openTab(found: Record<string, Unfinished> | undefined, calls = fakeCalls()) {
  const restored: Record<string, string>[] = [];
  const navigate = jest.fn();
  const forms: UnfinishedForms = {
    read: (username) => found?.[username],
    restore: (entries) => restored.push({ ...entries }),
  };
  const session = createSession({ config, calls, navigate, ...(found && { forms }) });
  opened.push(session);
  void session.start();
  return { session, restored, navigate };
}
const force = ({ session }: { session: Session }) => session.forcedLogout('10005', '登录状态已失效，请重新登录');
const mark = () => readUserCookie('unfinished');

beforeEach(() => {
  forgetEverything();
  // Absolute times, because the cookie jar has its own clock.
  jest.useFakeTimers();
  window.history.replaceState(null, '', page);
  signIn('880001');
});
afterEach(() => {
  opened.splice(0).forEach((session) => session.stop());
  jest.useRealTimers();
});

describe('a forced logout with an unfinished form', () => {
  it('clears state, session storage and cookies at once and redirects to the home page after 1 s, as on every page', () => {
    sessionStorage.setItem('draft:880001:transfer', '1');
    const tab = openTab({ '880001': typed });
    force(tab);
    expect([cookies(), tab.session.getState(), sessionStorage.length]).toEqual([noCookies, {}, 0]);
    jest.advanceTimersByTime(999);
    expect(tab.navigate).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(tab.navigate.mock.calls).toEqual([['http://www.brand.test/']]);
  });

  it('stores the input under the customer, and nothing of it in the cookie', () => {
    force(openTab({ '880001': typed }));
    expect(Object.keys(localStorage)).toEqual(['880001:unfinished']);
    expect(localStorage.getItem('880001:unfinished')).toContain('125.50');
    expect(mark()).toEqual([['880001', `${Date.now() + MINUTES_30} ${page}`]]);
  });

  it('offers the form while nobody is logged in, also on the site, and restores it for its customer once', () => {
    const tab = openTab({ '880001': typed });
    force(tab);
    const home = openTab(undefined);
    expect(home.session.waitingForm()).toEqual({ path: page, until: Date.now() + MINUTES_30 });
    signIn('880001');
    expect(home.session.waitingForm()).toBeUndefined();
    const back = openTab({});
    expect(back.restored).toEqual([typed.entries]);
    expect([mark(), localStorage.length]).toEqual([[], 0]);
    expect(openTab({}).restored).toEqual([]);
  });

  it('offers nothing if nothing was typed', () => {
    const tab = openTab({});
    force(tab);
    expect(tab.session.waitingForm()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('offers nothing if the browser cannot store it', () => {
    const closed = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const tab = openTab({ '880001': typed });
    force(tab);
    closed.mockRestore();
    expect(tab.session.waitingForm()).toBeUndefined();
    expect(cookies()).toEqual(noCookies);
  });
});

describe('the limit of 30 minutes', () => {
  it.each([
    [MINUTES_30 - 1000, true],
    [MINUTES_30 - 1, true],
    [MINUTES_30, false],
    [MINUTES_30 + 1000, false],
  ])('%i ms after the logout the form is still stored: %s', (after, waits) => {
    force(openTab({ '880001': typed }));
    jest.setSystemTime(Date.now() + after);
    expect(openTab(undefined).session.waitingForm() !== undefined).toBe(waits);
    signIn('880001');
    expect(openTab({}).restored).toEqual(waits ? [typed.entries] : []);
    expect(localStorage).toHaveLength(0);
  });

  it('is not cut short by the cookie, which expires at a whole second', () => {
    const set = jest.spyOn(document, 'cookie', 'set');
    force(openTab({ '880001': typed }));
    const written = set.mock.calls.map(([text]) => text).findLast((text) => text.startsWith('unfinished='));
    set.mockRestore();
    const expires = Date.parse(/expires=([^;]*)/.exec(written ?? '')?.[1] ?? '');
    expect(expires).toBeGreaterThanOrEqual(Date.now() + MINUTES_30);
    expect(expires).toBeLessThanOrEqual(Date.now() + MINUTES_30 + 1_000);
  });

  it('cannot be extended by a cookie of a sibling host', () => {
    force(openTab({ '880001': typed }));
    jest.setSystemTime(Date.now() + MINUTES_30 + 1);
    const mark = (until: number) =>
      writeUserCookie('unfinished', '880001', `${until} ${page}`, config.cookieDomain, new Date(until));
    mark(Date.now() + MINUTES_30 + 1);
    expect(openTab(undefined).session.waitingForm()).toBeUndefined();
    mark(Date.now() + 1000);
    signIn('880001');
    expect(openTab({}).restored).toEqual([]);
  });

  it('removes an expired form when any customer next opens the user centre', () => {
    force(openTab({ '880001': typed }));
    jest.setSystemTime(Date.now() + MINUTES_30);
    signIn('880002');
    openTab({});
    expect(localStorage).toHaveLength(0);
  });
});

describe('another customer', () => {
  it('never gets the form, and its own customer still does', () => {
    force(openTab({ '880001': typed }));
    signIn('880002');
    const other = openTab({});
    expect([other.restored, other.session.waitingForm()]).toEqual([[], undefined]);
    signIn('880001');
    expect(openTab({}).restored).toEqual([typed.entries]);
  });

  it('can have a form of their own stored in addition', () => {
    force(openTab({ '880001': typed }));
    signIn('880002');
    const theirs = { path: '/user-center/invite', entries: { 'draft:880002:x': '2' } };
    const other = openTab({ '880002': theirs });
    force(other);
    expect(other.session.waitingForm()?.path).toBe('/user-center/invite');
    signIn('880001');
    expect(openTab({}).restored).toEqual([typed.entries]);
    signIn('880002');
    expect(openTab({}).restored).toEqual([theirs.entries]);
  });
});

describe('an ordinary logout', () => {
  it('stores nothing in the user centre', async () => {
    const tab = openTab({ '880001': typed });
    await tab.session.logout();
    expect([mark(), localStorage.length, tab.session.waitingForm()]).toEqual([[], 0, undefined]);
  });

  it('removes at once what was stored for the customer, and so does giving the form up', async () => {
    force(openTab({ '880001': typed }));
    signIn('880001');
    await createSession({ config, calls: fakeCalls() }).logout();
    expect([mark(), localStorage.length]).toEqual([[], 0]);
    signIn('880001');
    force(openTab({ '880001': typed }));
    expect(localStorage).toHaveLength(1);
    createSession({ config, calls: fakeCalls() }).dropWaitingForm();
    expect([mark(), localStorage.length]).toEqual([[], 0]);
  });

  it('on the site removes the stored form of this customer, but not that of another', async () => {
    force(openTab({ '880001': typed }));
    signIn('880002');
    await openTab(undefined).session.logout();
    expect(mark()).toHaveLength(1);
    signIn('880001');
    await openTab(undefined).session.logout();
    expect(mark()).toEqual([]);
    signIn('880001');
    expect(openTab({}).restored).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('on the other origin, which cannot reach the storage of this one, leaves nothing here', () => {
    openTab({});
    localStorage.setItem('880001:unfinished', JSON.stringify({ until: Date.now() + 1_000, entries: typed.entries }));
    for (const name of ['token', 'username', 'userid']) Cookies.remove(name, { domain: 'brand.test' });
    jest.advanceTimersByTime(1_000);
    expect(localStorage).toHaveLength(0);
  });

  it('in another tab stores nothing of this tab', async () => {
    const here = openTab({ '880001': typed });
    await openTab({}).session.logout();
    jest.advanceTimersByTime(1000);
    expect(here.session.getState()).toEqual({});
    expect([mark(), localStorage.length]).toEqual([[], 0]);
    jest.advanceTimersByTime(5000);
    expect(here.navigate).not.toHaveBeenCalled();
  });
});

describe('a forced logout in another tab', () => {
  it('stores the input of this tab until the same moment, and redirects this tab to the home page too', () => {
    const here = openTab({ '880001': typed });
    const until = Date.now() + MINUTES_30;
    force(openTab({}));
    jest.advanceTimersByTime(1000);
    expect(here.session.getState()).toEqual({});
    expect(here.session.isLeaving()).toBe(true);
    expect(mark()).toEqual([['880001', `${until} ${page}`]]);
    jest.advanceTimersByTime(1000);
    expect(here.navigate.mock.calls).toEqual([['http://www.brand.test/']]);
    signIn('880001');
    expect(openTab({}).restored).toEqual([typed.entries]);
  });

  it('adds to the stored input, and keeps the first page as the one to continue', () => {
    openTab({ '880001': { path: '/user-center/invite', entries: { 'draft:880001:other': '3' } } });
    force(openTab({ '880001': typed }));
    jest.advanceTimersByTime(1000);
    expect(opened[0]?.waitingForm()?.path).toBe(page);
    signIn('880001');
    expect(openTab({}).restored).toEqual([{ ...typed.entries, 'draft:880001:other': '3' }]);
  });

  it('on the site has the same effect', () => {
    const here = openTab({ '880001': typed });
    force(openTab(undefined));
    jest.advanceTimersByTime(1000);
    expect(here.session.waitingForm()?.path).toBe(page);
  });
});

it('discards the stored form when the visitor declines it on the home page', () => {
  force(openTab({ '880001': typed }));
  const home = openTab(undefined);
  home.session.dropWaitingForm();
  expect(home.session.waitingForm()).toBeUndefined();
  signIn('880001');
  expect(openTab({}).restored).toEqual([]);
});

it.each(['//evil.com', '/login', '/news', 'https://evil.com', '/user-center/../login', '/user-center/a?token=T', ''])(
  'does not offer the page %s, written by a sibling host',
  (path) => {
    force(openTab({ '880001': typed }));
    writeUserCookie('unfinished', '880001', `${Date.now() + 1000} ${path}`, config.cookieDomain);
    expect(openTab(undefined).session.waitingForm()).toBeUndefined();
  },
);

it.each([
  'x',
  'null',
  '[]',
  '{"until":"9e15","entries":{}}',
  '{"until":9e15,"entries":"ab"}',
  '{"until":9e15,"entries":null}',
])('ignores the stored value %s', (stored) => {
  force(openTab({ '880001': typed }));
  localStorage.setItem('880001:unfinished', stored);
  signIn('880001');
  expect(openTab({}).restored).toEqual([]);
});
