import { useSyncExternalStore } from 'react';

const desktop = '(min-width: 1000px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(desktop);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is room for a list and a chart side by side. Undefined in served HTML and while the page hydrates. */
export const useIsDesktop = (): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(desktop).matches,
    () => undefined,
  );
