import { createContext, startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Notice, Session } from '../core';

export interface Held {
  /** Absent while its code is on its way. */
  now?: Session;
  coming: Promise<Session>;
}

export const SessionContext = createContext<Held | undefined>(undefined);

export interface SessionProviderProps {
  /** A promise where the page is to be shown before the session's code is there: until then nobody is signed in. */
  session: Session | Promise<Session>;
  /** Shows a notice of the session as a toast; `kind` is success or error. Give a stable function. */
  onNotice?: (notice: Notice) => void;
  children: ReactNode;
}

/** A promise that React reads without waiting, as it does with those it has seen fulfilled. */
const fulfilled = (value: Session) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** Gives the session to the components below; one that is still being made may be given as its promise. */
export function SessionProvider({ session, onNotice, children }: SessionProviderProps) {
  const [arrived, setArrived] = useState<Session>();
  const now = 'then' in session ? arrived : session;
  const coming = useMemo(() => ('then' in session ? session : fulfilled(session)), [session]);
  const held = useMemo(() => ({ now, coming }), [now, coming]);

  useEffect(() => {
    if (!('then' in session)) return;
    session.then(
      // In its own time: a part of the page that is not hydrated yet keeps its HTML meanwhile.
      (here) => startTransition(() => setArrived(here)),
      (cause: unknown) => console.error('The session could not be loaded', cause),
    );
  }, [session]);

  useEffect(() => (now && onNotice ? now.onNotice(onNotice) : undefined), [now, onNotice]);
  return <SessionContext value={held}>{children}</SessionContext>;
}
