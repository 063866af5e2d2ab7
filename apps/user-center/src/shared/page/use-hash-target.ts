import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the part that the address names into view once it is there: the browser looked before the data had come. */
export function useHashTarget(ready: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (ready && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [ready, hash, key]);
}
