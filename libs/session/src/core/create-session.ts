import type { SessionTexts } from '../texts/session-texts';
import { zhCN } from '../texts/zh-cn';
import type { Answer } from './answer';
import { keepCampaign, trackParameters } from './campaign';
import { cookiesWork } from './cookies-work';
import { inUserCentre } from './in-user-centre';
import { lastPage, rememberPage } from './last-page';
import { carryError, createNotices, takeCarriedNotice } from './notices';
import { createQuestion } from './question';
import type { RuntimeConfig } from './runtime-config';
import { safePath } from './safe-path';
import type { AccountInfo, Login, LoginArgs, RegisterArgs, SessionCalls } from './session-calls';
import { isLoggedIn, sessionToken } from './session-cookies';
import { hasExpired } from './session-end';
import { stateOf } from './session-state';
import { createSessionStore } from './session-store';
import type { AutoLoginRequest } from './take-auto-login';
import {
  forgetUnfinished,
  joinUnfinished,
  keepUnfinished,
  restoreUnfinished,
  waitingForm,
  type UnfinishedForms,
  type WaitingForm,
} from './unfinished';
import { watchTab } from './watch-tab';

/** Configuration of a session: origins and cookies, the calls it makes, its texts. */
export interface SessionOptions {
  config: RuntimeConfig;
  calls: SessionCalls;
  /** Navigates to another page and replaces the current history entry; default: the browser's own function. */
  navigate?: (url: string) => void;
  /** The session's own texts; default: simplified Chinese. */
  texts?: SessionTexts;
  /** The forms whose typed values are stored for 30 minutes after a forced logout. Nothing is stored where absent. */
  forms?: UnfinishedForms;
}

/** The session API for an app. */
export type Session = ReturnType<typeof createSession>;

const WEB = 1;
const HOME_AFTER_MS = 1000;

/** The session of this tab. It reads the cookies at once and does nothing else before `start`. */
export function createSession(options: SessionOptions) {
  const { config, calls, navigate = (url) => window.location.replace(url), texts = zhCN, forms } = options;
  const store = createSessionStore(config);
  const { post, onNotice } = createNotices();
  const question = createQuestion();
  const home = `${config.siteOrigin}/`;
  let stopWatching = () => {};
  let isTrying = false;
  let isLoggingOut = false;
  let isLeaving = false;
  let endedMeanwhile: (() => void) | undefined;

  // After a sign-in the page is no longer leaving. The next logout may happen in another tab, and nothing navigates here then.
  store.subscribe((state, before) => {
    if (state.username !== undefined && before.username === undefined) isLeaving = false;
  });

  function enter({ token, username, id, custInfo }: Login) {
    store.enter({ ...stateOf(token, { custInfo }), username }, id);
  }

  /** Signs in by a call. Where the browser stores no cookies, nobody can be signed in, and the call is not made. */
  async function signIn(ask: () => Promise<Answer<Login>>): Promise<Answer<Login>> {
    if (!cookiesWork(config)) return { ok: false, code: 'COOKIES', msg: texts.cookiesBlocked, status: 0 };
    const answer = await ask();
    if (answer.ok) enter(answer.data);
    return answer;
  }

  /** Updates the user record. A response to a token that is no longer the session's is dropped. */
  async function refresh(): Promise<Answer<AccountInfo>> {
    const token = sessionToken();
    const answer = await calls.queryAccountInfo();
    if (answer.ok && token !== undefined && token === sessionToken()) store.update(stateOf(token, answer.data));
    return answer;
  }

  function follow() {
    if (!isTrying && store.follow(onGone)) void refresh();
  }

  /** The session expired, or another tab logged the user out. After a forced logout this tab does the same as that one. */
  function onGone(username: string) {
    if (hasExpired(username)) keepUnfinished(username, forms?.read(username), config);
    const isForced = joinUnfinished(username, forms?.read(username), config);
    if (isForced && !isLoggedIn()) goHomeSoon();
  }

  /** A user-centre page goes to home after a second, unless somebody logs in before; a page of the site stays. */
  function goHomeSoon(msg = '') {
    isLeaving = inUserCentre();
    if (!isLeaving) return;
    setTimeout(() => {
      if (isLoggedIn()) return;
      // A second is too short to read the message.
      carryError(msg, config.cookieDomain);
      navigate(home);
    }, HOME_AFTER_MS);
  }

  /** Handles code 10005 or 4: clears everything at once, without a call, also over an unfinished form. */
  function forcedLogout(code: string, msg = '') {
    if (isLoggingOut) return;
    if (isTrying) {
      // The code is about the previous session. That session ends if it is still current after the token was tried.
      const token = isLoggedIn() ? sessionToken() : undefined;
      endedMeanwhile = () => {
        if (token !== undefined && token === sessionToken()) forcedLogout(code, msg);
      };
      return;
    }
    const { username } = store.getState();
    // Before session storage is cleared, and before another tab can see that the cookies are gone.
    if (username) keepUnfinished(username, forms?.read(username), config);
    goHomeSoon(username && msg);
    store.leave();
    if (username && msg) post({ kind: 'error', text: msg });
  }

  async function tryToken(request: AutoLoginRequest) {
    isTrying = true;
    try {
      // Most visits have no token, so its code is loaded with one.
      const loaded = await import('./auto-login').catch(() => undefined);
      if (loaded)
        return await loaded.autoLogin(request, { config, calls, ask: question.ask, store, post, navigate, texts });
      post({ kind: 'error', text: texts.autoLoginFailed });
      return 'ready';
    } finally {
      isTrying = false;
      endedMeanwhile?.();
      endedMeanwhile = undefined;
    }
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    /** Subscribes to notices, including those posted before the first listener. */
    onNotice,
    /** Whether to sign in as another customer than the signed-in one. `start` waits for the answer. */
    question: { get: question.get, subscribe: question.subscribe, answer: question.answer },

    /**
     * Stores the campaign, signs in with the request of `takeAutoLogin`, loads the user record and syncs with other tabs.
     * @param search the original query of the visit, in case the page has changed it since
     */
    async start(request?: AutoLoginRequest, search?: string): Promise<'ready' | 'leaving'> {
      if (typeof window === 'undefined') return 'ready';
      keepCampaign(search ?? window.location.search, config);
      const carried = takeCarriedNotice(config.cookieDomain, texts);
      if (carried) post(carried);
      stopWatching = watchTab(follow);
      if (request && (await tryToken(request)) === 'leaving') return 'leaving';
      if (forms) restoreUnfinished(store.getState().username, forms, config);
      if (isLoggedIn() && !store.getState().custInfo) await refresh();
      return 'ready';
    },
    stop: () => stopWatching(),

    login: (args: Omit<LoginArgs, 'platform' | 'trackParameters'>): Promise<Answer<Login>> =>
      signIn(() => calls.login({ ...args, platform: WEB, trackParameters: trackParameters() })),

    register: (args: Omit<RegisterArgs, 'platform' | 'trackParameters'>): Promise<Answer<Login>> =>
      signIn(() => calls.createAccount({ ...args, platform: WEB, trackParameters: trackParameters() })),

    /** Stores the response of login or createAccount. */
    enter,

    /** Continues the session with the token from updatePassWord. */
    replaceToken: (token: string) => store.update({ ...store.getState(), token }),

    refresh,

    /**
     * Calls the server's logout and, whether it succeeds or fails, clears state, session storage and cookies; then runs `after`.
     */
    async logout(after?: () => void): Promise<void> {
      const { username } = store.getState();
      isLoggingOut = true;
      isLeaving = true;
      try {
        const answer = await calls.logout();
        if (!answer.ok) console.warn(`logout failed: ${answer.code}`);
      } catch (cause) {
        console.warn('logout failed', cause);
      }
      isLoggingOut = false;
      if (username) forgetUnfinished(username, config);
      store.leave();
      after?.();
    },

    forcedLogout,

    /** The form that a forced logout interrupted, while nobody is logged in: home offers to continue it. */
    waitingForm(): WaitingForm | undefined {
      const found = isLoggedIn() ? undefined : waitingForm(config);
      return found && { path: found.path, until: found.until };
    },

    /** Discards the waiting form. */
    dropWaitingForm(): void {
      const found = waitingForm(config);
      if (found) forgetUnfinished(found.username, config);
    },

    /** Whether the user was just logged out here and the page is about to navigate away, so that no login should be requested. */
    isLeaving: () => isLeaving && store.getState().username === undefined,

    /**
     * Where to go after login: the path from the URL, else the page last visited on either origin, else home.
     * @param otherwise a path in place of home
     */
    destination(path?: string | null, otherwise?: string): string {
      const { username } = store.getState();
      return safePath(path || (username && lastPage(username, config)) || otherwise, config);
    },

    /** Stores the last visited page of the current user. Call it in the step that shows the page, as `useRememberPage` does. */
    rememberPage(href: string): void {
      const { username } = store.getState();
      if (username) rememberPage(username, href, config);
    },
  };
}
