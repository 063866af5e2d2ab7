import { useSyncExternalStore } from 'react';

/** A list that the browser stores under a key, shared by all components and tabs. */
export interface StoredList<Item> {
  /** Follows the list. Empty in served HTML. */
  use: () => readonly Item[];
  /** The list as it is now. */
  read: () => readonly Item[];
  change: (to: (now: readonly Item[]) => readonly Item[]) => void;
}

/**
 * Makes a list that the browser stores. Where storage is blocked, it lasts as long as the page.
 * @param isItem whether a stored value is an item; others are ignored
 * @param most how many stored items are read
 */
export function storedList<Item>(
  key: string,
  isItem: (value: unknown) => value is Item,
  most: number,
): StoredList<Item> {
  const none: readonly Item[] = [];
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let cached: readonly Item[] = none;

  function parse(stored: string | null): readonly Item[] {
    // The same array as in hydration. A new empty array would re-render the whole table.
    if (stored === null) return none;
    try {
      const value: unknown = JSON.parse(stored);
      return Array.isArray(value) ? value.filter(isItem).slice(0, most) : none;
    } catch {
      return none;
    }
  }

  function read(): readonly Item[] {
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(key);
    } catch {
      return cached;
    }
    if (stored !== text) {
      text = stored;
      cached = parse(stored);
    }
    return cached;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  function change(to: (now: readonly Item[]) => readonly Item[]): void {
    cached = to(read());
    try {
      text = JSON.stringify(cached);
      localStorage.setItem(key, text);
    } catch {
      text = undefined;
    }
    for (const listener of listeners) listener();
  }

  return { read, change, use: () => useSyncExternalStore(subscribe, read, () => none) };
}
