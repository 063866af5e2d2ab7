const LOOK_EVERY_MS = 1000;

/**
 * Calls `look` each second and whenever the tab comes back to its user. Cookies are the one thing that the site and the
 * user centre, two origins, both see; no event tells of their changes in every browser.
 * @returns how to stop
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
