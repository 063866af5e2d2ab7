const KEY = 'reloadedAt';
const MINUTE = 60_000;

/** At most once a minute in a tab, so that a file that stays absent cannot make a loop. */
function mayReload(): boolean {
  try {
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(KEY)) < MINUTE) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage nothing tells whether it was reloaded before.
    return false;
  }
  return true;
}

/**
 * Loads the module of a page that the visitor goes to. After a deployment a tab that stayed open may ask for a file that no longer
 * exists: the document is then loaded again, once, and shows the same address. A form of the page that was left is kept as a draft.
 * @param load imports the module
 * @returns the module; never settles while the document is loaded again
 * @throws what `load` throws, without a connection or after a reload that did not help
 */
export async function loadPage<T>(load: () => Promise<T>, reload = () => window.location.reload()): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!mayReload()) throw cause;
    reload();
    return new Promise<never>(() => undefined);
  }
}
