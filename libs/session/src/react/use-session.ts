import { use, useContext, useSyncExternalStore } from 'react';
import { anonymous, type Session, type SessionState } from '../core';
import { SessionContext, type Held } from './session-provider';

/** Who is signed in, while the session itself may still be on its way. */
export interface MaybeSession {
  state: SessionState;
  loggedIn: boolean;
  /** Absent while its code is on its way. */
  session?: Session;
}

/** Who is signed in, and the session. */
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
 * Who is here, for what shows at once: nobody until the session's code has come. In prerendered HTML and in the first client
 * render nobody is signed in, so that both agree.
 * @throws outside of a SessionProvider
 */
export function useMaybeSession(): MaybeSession {
  const { now } = useHeld();
  return { ...useStateOf(now), session: now };
}

/**
 * The session as it is now, for what cannot do without it: suspends while its code is on its way. Otherwise as `useMaybeSession`.
 * @throws outside of a SessionProvider
 */
export function useSession(): SessionView {
  const session = use(useHeld().coming);
  return { ...useStateOf(session), session };
}
