/** Values of one user on one origin: localStorage, `<username>:<key>`. Where storage is closed to us nothing is kept. */
const keyOf = (username: string, key: string) => `${username}:${key}`;

export function readUserValue(username: string, key: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(username, key)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeUserValue(username: string, key: string, value: string): void {
  try {
    localStorage.setItem(keyOf(username, key), value);
  } catch {
    // Full or forbidden: the value is a convenience.
  }
}
