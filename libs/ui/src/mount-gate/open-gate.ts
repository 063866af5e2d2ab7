/**
 * Opens the gate of a served page before its tree is mounted. For the client's first script, once it knows that mounting will
 * change nothing of what is shown; and for a page that waits for more than the mount.
 */
export function openGate(): void {
  document.documentElement.dataset['gate'] = 'open';
}
