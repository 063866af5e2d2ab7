/** A value in the browser's local storage, as JSON. Blocked storage loses the value and nothing else. */
export const stored = {
  read<T>(key: string, usual: T): T {
    try {
      const text = localStorage.getItem(`staff:${key}`);
      return text === null ? usual : (JSON.parse(text) as T);
    } catch {
      return usual;
    }
  },
  write(key: string, value: unknown): void {
    try {
      localStorage.setItem(`staff:${key}`, JSON.stringify(value));
    } catch {
      // The choice then lasts as long as the page.
    }
  },
};
