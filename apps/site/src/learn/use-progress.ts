import { useCallback, useSyncExternalStore } from 'react';

const KEY = 'tiro:done';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

// The progress is stored on this device only. Blocked storage counts as empty.
function read(): string {
  try {
    return window.localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** The lessons that the visitor has marked as done. Empty in served HTML. */
export function useProgress() {
  const text = useSyncExternalStore(subscribe, read, () => '');
  const done = new Set(text.split(',').filter((id) => /^\d{1,12}$/.test(id)));
  const mark = useCallback((id: string, isDone: boolean) => {
    const ids = new Set(
      read()
        .split(',')
        .filter((each) => each !== ''),
    );
    if (isDone) ids.add(id);
    else ids.delete(id);
    try {
      window.localStorage.setItem(KEY, [...ids].join(','));
    } catch {
      return;
    }
    listeners.forEach((listener) => listener());
  }, []);
  return { done, mark };
}
