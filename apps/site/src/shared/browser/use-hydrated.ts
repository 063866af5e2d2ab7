import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this part of the page is hydrated. Before that, its fields are disabled, because typed text would be lost. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
