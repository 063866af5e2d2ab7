/** Goes to another page and replaces the current history entry. */
export function leave(url: string): void {
  window.location.replace(url);
}
