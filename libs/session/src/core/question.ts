/** Another customer is signed in than the one whose auto-login token the URL has. Both phones are masked. */
export interface AutoLoginQuestion {
  readonly currentPhone: string;
  readonly otherPhone: string;
}

/** Holds the question until the user answers it. */
export function createQuestion() {
  let current: AutoLoginQuestion | undefined;
  let resolve: (goesOn: boolean) => void = () => {};
  const listeners = new Set<() => void>();

  function set(next: AutoLoginQuestion | undefined) {
    current = next;
    listeners.forEach((listener) => listener());
  }

  return {
    /** Resolves to whether the auto-login goes on. */
    ask(question: AutoLoginQuestion): Promise<boolean> {
      return new Promise((answer) => {
        resolve = answer;
        set(question);
      });
    },
    get: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    answer(goesOn: boolean): void {
      set(undefined);
      resolve(goesOn);
    },
  };
}
