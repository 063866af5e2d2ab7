import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls the result of an act into view and focuses it, also on a phone: the submitted form may have been longer. */
export function useFocusHere<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return place;
}
