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

/** Keeps a text of a user in this browser; where it may not, nothing happens. */
export function writeUserValue(username: string, key: string, value: string): void {
  try {
    localStorage.setItem(keyOf(username, key), value);
  } catch {
    // Full or forbidden: the value is a convenience.
  }
}
