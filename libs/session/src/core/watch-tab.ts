const LOOK_EVERY_MS = 1000;

/**
 * Calls `look` every second and whenever the tab becomes active again. Cookies are the only storage that both origins, the site
 * and the user centre, can read, and not every browser has an event for cookie changes.
 * @returns the stop function
 */
export function watchTab(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS);
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', look);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}
