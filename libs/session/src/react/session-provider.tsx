import { createContext, useEffect, type ReactNode } from 'react';
import type { Notice, Session } from '../core';

export const SessionContext = createContext<Session | undefined>(undefined);

export interface SessionProviderProps {
  session: Session;
  /** Shows a notice of the session as a toast; `kind` is success or error. Give a stable function. */
  onNotice?: (notice: Notice) => void;
  children: ReactNode;
}

export function SessionProvider({ session, onNotice, children }: SessionProviderProps) {
  useEffect(() => (onNotice ? session.onNotice(onNotice) : undefined), [session, onNotice]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
