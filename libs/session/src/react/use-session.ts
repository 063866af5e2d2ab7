import { useContext, useSyncExternalStore } from 'react';
import { anonymous, type Session, type SessionState } from '../core';
import { SessionContext } from './session-provider';

export interface SessionView {
  state: SessionState;
  loggedIn: boolean;
  session: Session;
}

/**
 * The session as it is now. In prerendered HTML and in the first client render nobody is signed in, so that both agree.
 * @throws outside of a SessionProvider
 */
export function useSession(): SessionView {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  const state = useSyncExternalStore(session.subscribe, session.getState, () => anonymous);
  return { state, loggedIn: state.token !== undefined && state.username !== undefined, session };
}
