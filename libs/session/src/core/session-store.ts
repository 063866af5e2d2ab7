import type { RuntimeConfig } from './runtime-config';
import { removeSessionEnd, storeSessionEnd } from './session-end';
import { clearSessionCookies, readSessionCookies, storeSessionCookies } from './session-cookies';
import { anonymous, type SessionState } from './session-state';

/** Called after each change, with the new and the previous state. */
export type StateListener = (state: SessionState, before: SessionState) => void;
export type SessionStore = ReturnType<typeof createSessionStore>;

function clearSessionStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked for this page, so it is empty.
  }
}

function stateInCookies(): SessionState {
  const { token, username } = readSessionCookies();
  return token && username ? { token, username } : anonymous;
}

/** The state and its cookies, changed together: cookies first, so that a listener already uses the new ones. */
export function createSessionStore(config: Pick<RuntimeConfig, 'cookieDomain'>) {
  const { cookieDomain } = config;
  let state = stateInCookies();
  const listeners = new Set<StateListener>();

  function set(next: SessionState) {
    const before = state;
    state = next;
    listeners.forEach((listener) => listener(state, before));
  }

  return {
    getState: () => state,

    subscribe(listener: StateListener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Signs a user in and replaces the previous user, if any. */
    enter(next: SessionState, userid: string | undefined) {
      if (state.username && state.username !== next.username) clearSessionStorage();
      storeSessionCookies({ token: next.token, username: next.username, userid }, cookieDomain);
      if (next.username) storeSessionEnd(next.username, config);
      set(next);
    },

    /** Updates the record of the current user. */
    update(next: SessionState) {
      if (next.username !== state.username)
        storeSessionCookies({ username: next.username, userid: next.username }, cookieDomain);
      if (next.token !== state.token) storeSessionCookies({ token: next.token }, cookieDomain);
      set(next);
    },

    leave() {
      if (state.username) removeSessionEnd(state.username, config);
      clearSessionStorage();
      clearSessionCookies(cookieDomain);
      set(anonymous);
    },

    /**
     * Takes over changes that another tab made to the cookies.
     * @param onGone called with the user who was logged out, before the user's values are cleared
     * @returns whether a user is signed in whose record is not loaded
     */
    follow(onGone: (username: string) => void): boolean {
      const seen = stateInCookies();
      if (seen.token === state.token && seen.username === state.username) return false;
      if (seen.username === state.username) {
        set({ ...state, token: seen.token });
        return false;
      }
      if (state.username) onGone(state.username);
      clearSessionStorage();
      set(seen);
      return seen.username !== undefined;
    },
  };
}
