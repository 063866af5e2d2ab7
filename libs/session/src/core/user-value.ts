/** Values of one user on one origin: localStorage, `<username>:<key>`. When storage is blocked, nothing is stored. */
const keyOf = (username: string, key: string) => `${username}:${key}`;

/** A user's stored value of a key; undefined when there is none or storage is blocked. */
export function readUserValue(username: string, key: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(username, key)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a user's value and returns whether that worked: storage may be full or blocked. */
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
