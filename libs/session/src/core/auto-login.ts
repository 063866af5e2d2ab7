import { AUTO_LOGIN_DONE, carryAutoLoginNotice, type Notice } from './notices';
import type { RuntimeConfig } from './runtime-config';
import { safePath } from './safe-path';
import type { SessionCalls } from './session-calls';
import { clearSessionCookies, isLoggedIn, readSessionCookies, storeSessionCookies } from './session-cookies';
import { stateOf } from './session-state';
import type { SessionStore } from './session-store';
import type { AutoLoginRequest } from './take-auto-login';

export interface AutoLoginParts {
  config: RuntimeConfig;
  calls: Pick<SessionCalls, 'queryAccountInfo'>;
  store: Pick<SessionStore, 'enter'>;
  post: (notice: Notice) => void;
  navigate: (url: string) => void;
}

const FAILED = '自动登录失败，请手动登录';
const noServerSpoke = new Set(['NETWORK', 'TIMEOUT', 'CANCELED']);

/**
 * Signs in with a token that came in the address, which `takeAutoLogin` has already cleaned.
 * Where nobody is signed in the token is stored before it is tried. Where somebody is, it is stored only once it has proved
 * good, so that neither a bad token nor a closed tab costs the session that was here, nor shows in the other tabs.
 * @returns `leaving` where the browser is on its way to another page
 */
export async function autoLogin(
  { token, path }: AutoLoginRequest,
  { config, calls, store, post, navigate }: AutoLoginParts,
): Promise<'ready' | 'leaving'> {
  const former = readSessionCookies();
  const wasLoggedIn = isLoggedIn();
  if (wasLoggedIn && former.token === token) return 'ready';

  if (!wasLoggedIn) storeSessionCookies({ token }, config.cookieDomain);
  const answer = await calls.queryAccountInfo({ token, fallback: FAILED });
  if (!answer.ok) {
    if (!wasLoggedIn) {
      clearSessionCookies(config.cookieDomain, ['token']);
      storeSessionCookies({ token: former.token }, config.cookieDomain);
    }
    post({ kind: 'error', text: noServerSpoke.has(answer.code) ? FAILED : answer.msg || FAILED });
    return 'ready';
  }

  store.enter(stateOf(token, answer.data), answer.data.custInfo.customerNumber);
  const target = safePath(path, config);
  if (target === window.location.href) {
    post(AUTO_LOGIN_DONE);
    return 'ready';
  }
  carryAutoLoginNotice(config.cookieDomain);
  navigate(target);
  return 'leaving';
}
