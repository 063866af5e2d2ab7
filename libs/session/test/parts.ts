import Cookies from 'js-cookie';
import type { AccountInfo, Answer, Login, SessionCalls } from '../src/core';

/** The tests' page is one of the user centre's, see the docblock of each file. */
export const config = {
  siteOrigin: 'http://www.brand.test',
  userCenterOrigin: 'http://user.brand.test',
  cookieDomain: 'brand.test',
  apiBase: '',
  brand: 'brand',
};

export const custInfo = (customerNumber: string) => ({
  customerNumber,
  mobilePhone: '138****0001',
  chineseName: '王小明',
  idDocumentNumber: { value: '110***********1' },
  level: null,
  registeredAt: '2025-02-13T00:00:00Z',
});

const action = { allowed: true, reasons: [] };
export const accountInfo = (customerNumber: string): AccountInfo => ({
  custInfo: custInfo(customerNumber),
  serverTime: '2025-02-13T08:00:00Z',
  accounts: [],
  actions: {
    openMt5: action,
    deposit: action,
    withdraw: action,
    withdrawCoin: action,
    transfer: action,
    upgrade: action,
  },
  unreadMessages: 0,
});

export const login = (username: string, token: string): Login => ({
  token,
  username,
  id: username,
  custInfo: custInfo(username),
});

export const ok = <T>(data: T): Answer<T> => ({ ok: true, data, msg: '' });
export const refused = (code: string, msg = '', status = 200): Answer<never> => ({ ok: false, code, msg, status });

/** A gateway that knows whose token is whose. */
export function fakeCalls(tokens: Record<string, string> = {}) {
  return {
    login: jest.fn<ReturnType<SessionCalls['login']>, Parameters<SessionCalls['login']>>(async ({ username }) =>
      ok(login(username, `token-of-${username}`)),
    ),
    createAccount: jest.fn<ReturnType<SessionCalls['createAccount']>, Parameters<SessionCalls['createAccount']>>(
      async () => ok(login('880009', 'token-of-880009')),
    ),
    logout: jest.fn<ReturnType<SessionCalls['logout']>, []>(async () => ok(null)),
    tokenOwner: jest.fn<ReturnType<SessionCalls['tokenOwner']>, Parameters<SessionCalls['tokenOwner']>>(
      async ({ token }) => {
        const owner = tokens[token] ?? /^token-of-(\d+)$/.exec(token)?.[1];
        return owner
          ? ok({ customerNumber: owner, mobilePhone: `139****${owner.slice(-4)}` })
          : refused('10005', '登录状态已失效，请重新登录');
      },
    ),
    queryAccountInfo: jest.fn<
      ReturnType<SessionCalls['queryAccountInfo']>,
      Parameters<SessionCalls['queryAccountInfo']>
    >(async (options) => {
      const token = options?.token ?? Cookies.get('token') ?? '';
      const owner = tokens[token] ?? /^token-of-(\d+)$/.exec(token)?.[1];
      return owner ? ok(accountInfo(owner)) : refused('10005', '登录状态已失效，请重新登录');
    }),
  };
}

export function signIn(username: string, token = `token-of-${username}`) {
  Cookies.set('token', token, { domain: 'brand.test' });
  Cookies.set('username', username, { domain: 'brand.test' });
  Cookies.set('userid', username, { domain: 'brand.test' });
}

export const cookies = () => ({
  token: Cookies.get('token'),
  username: Cookies.get('username'),
  userid: Cookies.get('userid'),
});

export const noCookies = { token: undefined, username: undefined, userid: undefined };

export function forgetEverything() {
  for (const name of Object.keys(Cookies.get())) {
    Cookies.remove(name, { domain: 'brand.test' });
    Cookies.remove(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/user-center/acctInfo');
}
