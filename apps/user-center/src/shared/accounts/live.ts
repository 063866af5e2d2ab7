import type { LiveAccount } from '@portal/contract/account';
import { useSyncExternalStore } from 'react';

export interface Live {
  /** Whether figures come in by themselves. */
  connected: boolean;
  accounts: readonly LiveAccount[];
}

const none: Live = { connected: false, accounts: [] };
let now = none;
const listeners = new Set<() => void>();

/** Notes what the stream says. */
export function setLive(change: Partial<Live>): void {
  if (change.connected === now.connected && !change.accounts) return;
  now = { ...now, ...change };
  for (const told of listeners) told();
}

function listen(told: () => void): () => void {
  listeners.add(told);
  return () => listeners.delete(told);
}

/** One thing of what the stream says; the page is drawn again when that one changes. */
export function useLiveState<T>(of: (live: Live) => T): T {
  return useSyncExternalStore(listen, () => of(now));
}
