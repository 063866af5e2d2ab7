let leaving = false;

/** Goes to another page for good, in place of this entry of the history. */
export function leave(url: string): void {
  leaving = true;
  window.location.replace(url);
}

/** Whether the browser is already on its way out; a second destination would overtake the first. */
export const isLeaving = (): boolean => leaving;
