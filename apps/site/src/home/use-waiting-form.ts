import type { WaitingForm } from '@portal/session/core';
import { useMaybeSession } from '@portal/session/react';
import { useEffect, useState } from 'react';

/** The form that a forced logout interrupted, until it expires, and a function that drops it at once. */
export function useWaitingForm(): { waiting: WaitingForm | undefined; drop: () => void } {
  const { session, loggedIn } = useMaybeSession();
  const [waiting, setWaiting] = useState<WaitingForm>();

  useEffect(() => {
    // Another tab may have logged in and continued the form, also while this page was in the back/forward cache.
    const look = () => setWaiting(session?.waitingForm());
    look();
    window.addEventListener('focus', look);
    window.addEventListener('pageshow', look);
    return () => {
      window.removeEventListener('focus', look);
      window.removeEventListener('pageshow', look);
    };
  }, [session, loggedIn]);

  const until = waiting?.until;
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(() => setWaiting(undefined), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);

  const drop = () => {
    session?.dropWaitingForm();
    setWaiting(undefined);
  };
  return { waiting, drop };
}
