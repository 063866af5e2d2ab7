/**
 * Leaves for another page of ours, in a new entry of the history. Resolves only if the reader comes back to this very page,
 * so that a form stays busy while the browser is on its way.
 */
export function leaveTo(href: string): Promise<void> {
  window.location.assign(href);
  return new Promise((back) => {
    window.addEventListener('pageshow', () => back(), { once: true });
  });
}
