import { useSession } from '@portal/session/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Stores the current page, so that the next sign-in leads back to it. */
export function useRememberPage(): void {
  const { state, session } = useSession();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (state.username) session.rememberPage(pathname + search + hash);
  }, [session, state.username, pathname, search, hash]);
}
