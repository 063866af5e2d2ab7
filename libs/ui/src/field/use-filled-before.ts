import { useLayoutEffect, useRef } from 'react';

/**
 * Looks once, before the first paint that is ours, at what stands in a field of served HTML: React leaves there what the
 * reader typed and what the browser filled in before the script came, and tells nobody; its next render would undo it.
 */
export function useFilledBefore(look: () => void): void {
  const first = useRef(look);
  useLayoutEffect(() => first.current(), []);
}
