import { useSyncExternalStore } from 'react';
import type { AutoLoginQuestion, Session } from '../core';

const never = () => () => undefined;

/** The question whether to sign in as another customer, while it is open. */
export function useAutoLoginQuestion(session: Pick<Session, 'question'> | undefined): AutoLoginQuestion | undefined {
  return useSyncExternalStore(
    session?.question.subscribe ?? never,
    () => session?.question.get(),
    () => undefined,
  );
}
