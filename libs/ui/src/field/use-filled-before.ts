import { useLayoutEffect, useRef } from 'react';

/**
 * Calls `look` once, before the first client paint, to read the value of a field in served HTML. What the user typed or the
 * browser filled in before hydration stays in the DOM without an event, and the next render would overwrite it.
 */
export function useFilledBefore(look: () => void): void {
  const first = useRef(look);
  useLayoutEffect(() => first.current(), []);
}
