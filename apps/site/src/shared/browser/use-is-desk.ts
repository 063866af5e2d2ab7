import { useSyncExternalStore } from 'react';

const desk = '(min-width: 1000px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(desk);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is room for a list and a chart side by side. Undefined in served HTML and while the page hydrates. */
export const useIsDesk = (): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(desk).matches,
    () => undefined,
  );
