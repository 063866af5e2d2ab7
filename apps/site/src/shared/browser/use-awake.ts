import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a part of the page is hydrated: before that, what is typed into it would be lost, so its fields are closed. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
