import { createContext, startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Notice, Session } from '../core';

export interface Held {
  /** Absent while its code is loading. */
  now?: Session;
  coming: Promise<Session>;
}

export const SessionContext = createContext<Held | undefined>(undefined);

export interface SessionProviderProps {
  /** A promise when the page is shown before the session's code is loaded: until then nobody is signed in. */
  session: Session | Promise<Session>;
  /** Shows a session notice as a toast; `kind` is success or error. Pass a stable function. */
  onNotice?: (notice: Notice) => void;
  children: ReactNode;
}

/** A promise that `use` reads synchronously, because React sets these fields on fulfilled promises. */
const fulfilled = (value: Session) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** Provides the session to the components below; accepts a promise while the session is loading. */
export function SessionProvider({ session, onNotice, children }: SessionProviderProps) {
  const [arrived, setArrived] = useState<Session>();
  const now = 'then' in session ? arrived : session;
  const coming = useMemo(() => ('then' in session ? session : fulfilled(session)), [session]);
  const held = useMemo(() => ({ now, coming }), [now, coming]);

  useEffect(() => {
    if (!('then' in session)) return;
    session.then(
      // As a transition, so that a part of the page that is not hydrated yet keeps its HTML.
      (here) => startTransition(() => setArrived(here)),
      (cause: unknown) => console.error('The session could not be loaded', cause),
    );
  }, [session]);

  useEffect(() => (now && onNotice ? now.onNotice(onNotice) : undefined), [now, onNotice]);
  return <SessionContext value={held}>{children}</SessionContext>;
}
