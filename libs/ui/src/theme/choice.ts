/** A user's setting on <html data-…>, stored in localStorage and shared between tabs. */
export type Choice<T extends string> = {
  read: () => T;
  choose: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
  apply: () => void;
};

type Options<T extends string> = {
  key: string;
  attribute: string;
  values: readonly T[];
  /** The value while nothing is chosen. */
  unchosen: () => T;
  /** Calls the listener when the result of `unchosen` may have changed. */
  watch?: (listener: () => void) => void;
};

// Private windows and blocked storage throw on access; the setting then lasts as long as the page.
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is not available.
  }
}

export function createChoice<T extends string>({ key, attribute, values, unchosen, watch }: Options<T>): Choice<T> {
  const listeners = new Set<() => void>();
  let chosen: T | undefined;
  let watching = false;

  const read = () => {
    const choice = chosen ?? stored(key);
    return values.find((value) => value === choice) ?? unchosen();
  };
  const apply = () => {
    document.documentElement.setAttribute(attribute, read());
    listeners.forEach((listener) => listener());
  };
  const watchOnce = () => {
    if (watching) return;
    watching = true;
    watch?.(apply);
    window.addEventListener('storage', (event) => {
      if (event.key !== key) return;
      chosen = undefined;
      apply();
    });
  };

  return {
    read,
    choose: (value) => {
      chosen = value;
      store(key, value);
      apply();
    },
    subscribe: (listener) => {
      watchOnce();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    apply: () => {
      watchOnce();
      apply();
    },
  };
}
