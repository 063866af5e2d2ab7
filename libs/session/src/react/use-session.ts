import { use, useContext, useSyncExternalStore } from 'react';
import { anonymous, type Session, type SessionState } from '../core';
import { SessionContext, type Held } from './session-provider';

/** The session's state, while the session itself may still be loading. */
export interface MaybeSession {
  state: SessionState;
  loggedIn: boolean;
  /** Absent while its code is loading. */
  session?: Session;
}

/** The session and its state. */
export interface SessionView extends MaybeSession {
  session: Session;
}

const nobody = { subscribe: () => () => undefined, getState: () => anonymous };

function useHeld(): Held {
  const held = useContext(SessionContext);
  if (!held) throw new Error('useSession needs a SessionProvider above it');
  return held;
}

function useStateOf(session: Session | undefined): Omit<MaybeSession, 'session'> {
  const { subscribe, getState } = session ?? nobody;
  const state = useSyncExternalStore(subscribe, getState, () => anonymous);
  return { state, loggedIn: state.token !== undefined && state.username !== undefined };
}

/**
 * The session's state without waiting: nobody is signed in until the session's code is loaded. In prerendered HTML and in the
 * first client render nobody is signed in, so that both match.
 * @throws outside of a SessionProvider
 */
export function useMaybeSession(): MaybeSession {
  const { now } = useHeld();
  return { ...useStateOf(now), session: now };
}

/**
 * The current session, for components that need it: suspends while its code is loading. Otherwise like `useMaybeSession`.
 * @throws outside of a SessionProvider
 */
export function useSession(): SessionView {
  const session = use(useHeld().coming);
  return { ...useStateOf(session), session };
}
