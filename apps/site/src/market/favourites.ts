import { useSyncExternalStore } from 'react';

const key = 'favourites';
const none: readonly string[] = [];
const listeners = new Set<() => void>();
let text: string | null | undefined;
let known: readonly string[] = none;

function read(): readonly string[] {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
    return known;
  }
  if (stored !== text) {
    text = stored;
    known = parse(stored);
  }
  return known;
}

function parse(stored: string | null): readonly string[] {
  // The same array as in hydration. A new empty array would re-render the whole table.
  if (stored === null) return none;
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string').slice(0, 100) : none;
  } catch {
    return none;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function toggle(symbol: string): void {
  const now = read();
  known = now.includes(symbol) ? now.filter((one) => one !== symbol) : [...now, symbol];
  try {
    text = JSON.stringify(known);
    localStorage.setItem(key, text);
  } catch {
    text = undefined;
  }
  for (const listener of listeners) listener();
}

/** The symbols that the visitor has starred, stored in this browser. Empty in served HTML. */
export function useFavourites(): readonly [symbols: readonly string[], toggle: (symbol: string) => void] {
  return [useSyncExternalStore(subscribe, read, () => none), toggle];
}
