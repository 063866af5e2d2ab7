/**
 * Navigates to another page of ours, with a new history entry. Resolves only if the visitor comes back to this same page,
 * so that a form stays busy during the navigation.
 */
export function leaveTo(href: string): Promise<void> {
  window.location.assign(href);
  return new Promise((back) => {
    window.addEventListener('pageshow', () => back(), { once: true });
  });
}
