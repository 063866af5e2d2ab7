import { useRememberPage } from '@portal/session/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** On navigation: stores the page for a signed-in customer, and scrolls to the top or to the anchor. */
export function useArrival(): void {
  const { pathname, search, hash, key } = useLocation();
  const shown = useRef(pathname);

  useRememberPage(pathname + search + hash);

  useEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    if (target) {
      target.scrollIntoView();
    } else if (isNew) {
      window.scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [pathname, hash, key]);
}
