/** Values of one user on one origin: localStorage, `<username>:<key>`. Where storage is closed to us nothing is kept. */
const keyOf = (username: string, key: string) => `${username}:${key}`;

/** What this browser keeps of a user under a key; nothing where it keeps nothing, or may not be asked. */
export function readUserValue(username: string, key: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(username, key)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text of a user in this browser, and tells whether it could: storage may be full or forbidden. */
export function writeUserValue(username: string, key: string, value: string): boolean {
  try {
    localStorage.setItem(keyOf(username, key), value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a user's value of a key. */
export function removeUserValue(username: string, key: string): void {
  try {
    localStorage.removeItem(keyOf(username, key));
  } catch {
    // Storage is not available, so nothing was stored.
  }
}

/** The users who have a value of a key. */
export function usersWith(key: string): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.endsWith(`:${key}`))
      .map((name) => name.slice(0, -key.length - 1));
  } catch {
    return [];
  }
}
