import { useCallback, useEffect, useRef } from 'react';

// Where nothing is painted, as in a tab that nobody sees, it is done by then all the same.
const AT_LATEST_MS = 100;

/**
 * Does something once what was typed has been painted; asked again before that, it does the last one alone. A slow phone shows a
 * letter first and judges it then.
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
