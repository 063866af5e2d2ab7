/**
 * Opens the gate of a served page before its tree is mounted. For the client's first script, once it knows that mounting will
 * change nothing of what is shown; and for a page that waits for more than the mount.
 * @param how `words` shows all but the parts marked `data-waits`: what is typed into, and what stands under that
 */
export function openGate(how: 'open' | 'words' = 'open'): void {
  document.documentElement.dataset['gate'] = how;
}
