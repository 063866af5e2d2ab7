import { useSyncExternalStore } from 'react';

/** Where rows are cards. */
export const narrow = '(max-width: 639.98px)';
const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether rows are cards. Their heights differ, so each is measured. */
export const useCards = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
