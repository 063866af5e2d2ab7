import { useEffect, useLayoutEffect } from 'react';
import { useMaybeSession } from './use-session';

/**
 * Stores the page that is shown as the user's last page, in the same step in which it appears: a user who leaves it at once, or closes
 * the tab, still comes back to it. The session knows its user before React does, whose first render of served HTML is signed out.
 * @param href the path of the current route, with query and anchor
 * @throws outside of a SessionProvider
 */
export function useRememberPage(href: string): void {
  const { session, state } = useMaybeSession();
  useLayoutEffect(() => session?.rememberPage(href), [session, state.username, href]);

  useEffect(() => {
    // The browser's back button can show a page that it kept, without running it again.
    const onShow = () => session?.rememberPage(window.location.href);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [session]);
}
