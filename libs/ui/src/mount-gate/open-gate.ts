const listeners = new Set<() => void>();

/**
 * Opens the gate of a page whose `<html>` says `data-gate="mounted"`: by the page itself once it has mounted, or before that by
 * the client's first script, where the page is to be shown as it was served.
 * @param how `words` shows all but the parts marked `data-waits`: what is typed into, and what stands under that
 */
export function openGate(how: 'open' | 'words' = 'open'): void {
  document.documentElement.dataset['gate'] = how;
  for (const listener of listeners) listener();
}

/** Calls back when `openGate` is called. Returns the unsubscribe function. */
export function onGate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether `<html>` says that the page opens the gate, and it has not yet. */
export const gateWaits = (): boolean => ['mounted', 'words'].includes(document.documentElement.dataset['gate'] ?? '');
