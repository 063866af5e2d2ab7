import { useEffect, useRef, type RefObject } from 'react';

/** Brings what an act has come to into view and gives it the focus, also on a phone: the form that was sent may reach further. */
export function useFocusHere<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return place;
}
