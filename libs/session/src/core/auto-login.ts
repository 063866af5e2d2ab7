import type { SessionTexts } from '../texts/session-texts';
import { cookiesWork } from './cookies-work';
import { inUserCentre } from './in-user-centre';
import { mayReplace, type MayReplaceParts } from './may-replace';
import { carryAutoLoginNotice, carryError, type Notice } from './notices';
import type { RuntimeConfig } from './runtime-config';
import { safePath } from './safe-path';
import { clearSessionCookies, isLoggedIn, readSessionCookies, storeSessionCookies } from './session-cookies';
import { stateOf } from './session-state';
import type { SessionStore } from './session-store';
import type { AutoLoginRequest } from './take-auto-login';

export interface AutoLoginParts {
  config: RuntimeConfig;
  calls: MayReplaceParts['calls'];
  ask: MayReplaceParts['ask'];
  store: Pick<SessionStore, 'enter'>;
  post: (notice: Notice) => void;
  navigate: (url: string) => void;
  texts: SessionTexts;
}

const noServerSpoke = new Set(['NETWORK', 'TIMEOUT', 'CANCELED', 'RELEASE', 'SCRIPT']);

/**
 * Signs in with a token from the URL, which `takeAutoLogin` has already removed. When nobody is signed in, the token is stored
 * before it is tried. When somebody is, it is stored only after it proved valid, so that neither an invalid token nor a closed
 * tab loses the existing session, and other tabs do not see the attempt. Somebody else than the token's owner is asked first.
 * @returns `leaving` when the browser is navigating to another page
 */
export async function autoLogin(
  { token, path }: AutoLoginRequest,
  { config, calls, ask, store, post, navigate, texts }: AutoLoginParts,
): Promise<'ready' | 'leaving'> {
  if (isLoggedIn() && readSessionCookies().token === token) return 'ready';
  if (!cookiesWork(config)) {
    post({ kind: 'error', text: texts.cookiesBlocked });
    return 'ready';
  }
  const fallback = texts.autoLoginFailed;
  const allowed = await mayReplace(token, { calls, ask, fallback });
  if (allowed.ok && !allowed.data) return 'ready';

  // After the question: another tab may have changed it meanwhile.
  const former = readSessionCookies();
  const wasLoggedIn = isLoggedIn();
  if (!wasLoggedIn) storeSessionCookies({ token }, config.cookieDomain);
  const answer = allowed.ok ? await calls.queryAccountInfo({ token, fallback }) : allowed;
  if (!answer.ok) {
    if (!wasLoggedIn) {
      clearSessionCookies(config.cookieDomain, ['token']);
      storeSessionCookies({ token: former.token }, config.cookieDomain);
    }
    const text = noServerSpoke.has(answer.code) ? fallback : answer.msg || fallback;
    // The user centre redirects a signed-out visitor to the login page, which shows the message.
    if (!wasLoggedIn && inUserCentre()) carryError(text, config.cookieDomain, fallback);
    else post({ kind: 'error', text });
    return 'ready';
  }

  store.enter(stateOf(token, answer.data), answer.data.custInfo.customerNumber);
  const target = safePath(path, config);
  if (target === window.location.href) {
    post({ kind: 'success', text: texts.autoLoginDone });
    return 'ready';
  }
  carryAutoLoginNotice(config.cookieDomain);
  navigate(target);
  return 'leaving';
}
