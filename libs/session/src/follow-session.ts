import type { Dispatch } from '@reduxjs/toolkit';
import type { Session } from './core';
import { sessionSlice } from './session-slice';

/**
 * Mirrors a session into a store.
 * @param onUserChange called after login, logout or a change of user, in any tab: drop the data cached for the previous user
 * @returns the stop function
 */
export function followSession(
  session: Pick<Session, 'getState' | 'subscribe'>,
  { dispatch }: { dispatch: Dispatch },
  onUserChange: () => void,
): () => void {
  const { sessionChanged } = sessionSlice.actions;
  dispatch(sessionChanged(session.getState()));
  return session.subscribe((state, before) => {
    dispatch(sessionChanged(state));
    if (state.username !== before.username) onUserChange();
  });
}
