import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the target of the URL's hash once it is rendered: the browser looked for it before the data had loaded. */
export function useHashTarget(ready: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (ready && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [ready, hash, key]);
}
