import type { Dispatch } from '@reduxjs/toolkit';
import type { Session } from './core';
import { sessionSlice } from './session-slice';

/**
 * Mirrors a session into a store.
 * @param onUserChange called after one user went or another came, in any tab: drop what was cached for the former
 * @returns how to stop
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
