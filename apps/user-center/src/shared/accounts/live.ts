import type { LiveAccount } from '@portal/contract/account';
import { useSyncExternalStore } from 'react';

export interface Live {
  /** Whether the live stream is connected. */
  connected: boolean;
  accounts: readonly LiveAccount[];
}

const none: Live = { connected: false, accounts: [] };
let now = none;
const listeners = new Set<() => void>();

/** Stores an update from the live stream. */
export function setLive(change: Partial<Live>): void {
  if (change.connected === now.connected && !change.accounts) return;
  now = { ...now, ...change };
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One value of the live state; the component renders again when that value changes. */
export function useLiveState<T>(of: (live: Live) => T): T {
  return useSyncExternalStore(listen, () => of(now));
}
