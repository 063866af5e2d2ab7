import { useSession } from '@portal/session/react';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Stores the current page, so that the next sign-in leads back to it. */
export function useRememberPage(): void {
  const { state, session } = useSession();
  const { pathname, search, hash } = useLocation();
  // In the same step as the page appears: a customer who leaves at once still finds it again.
  useLayoutEffect(() => {
    if (state.username) session.rememberPage(pathname + search + hash);
  }, [session, state.username, pathname, search, hash]);
}
