/**
 * Stops the timer that reveals the page if no script ever runs. The client's first script calls it, and reveals the page itself
 * if a later script fails.
 */
export function stopRevealTimer(): void {
  document.documentElement.dataset['revealTimer'] = 'off';
}

const listeners = new Set<() => void>();

/**
 * Shows a page whose `<html>` says `data-reveal-state="hidden"`. The page calls it when it has mounted. With `REVEAL=served` the
 * client's first script calls it earlier.
 * @param how `text` leaves the parts marked `data-waits` hidden: form fields and what is below them
 */
export function revealPage(how: 'all' | 'text' = 'all'): void {
  document.documentElement.dataset['revealState'] = how;
  for (const listener of listeners) listener();
}

/** Calls back when `revealPage` is called. Returns the unsubscribe function. */
export function onReveal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the page is not yet shown in full. */
export const isHidden = (): boolean =>
  ['hidden', 'text'].includes(document.documentElement.dataset['revealState'] ?? '');
