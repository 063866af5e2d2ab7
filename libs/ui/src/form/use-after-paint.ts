import { useCallback, useEffect, useRef } from 'react';

// Runs at the latest after this time, because a hidden tab does not paint.
const AT_LATEST_MS = 100;

/**
 * Runs a callback after the typed text has been painted; of several calls before that, only the last runs. A slow phone then
 * shows a letter first and validates it afterwards.
 */
export function useAfterPaint(): (act: () => void) => void {
  const waiting = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      waiting.current = undefined;
    },
    [],
  );
  return useCallback((act) => {
    const first = waiting.current === undefined;
    waiting.current = act;
    if (!first) return;
    const run = () => {
      const last = waiting.current;
      waiting.current = undefined;
      last?.();
    };
    requestAnimationFrame(() => setTimeout(run));
    setTimeout(run, AT_LATEST_MS);
  }, []);
}
