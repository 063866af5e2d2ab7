let leaving = false;

/** Goes to another page and replaces the current history entry. */
export function leave(url: string): void {
  leaving = true;
  window.location.replace(url);
}

/** Whether a navigation has already started; a second one would override it. */
export const isLeaving = (): boolean => leaving;
