/** Passed between forms in the history state, never in the URL, because a phone is personal data. */
export interface HandedPhone {
  mobilePhone: string;
  /** The visitor has said to be in a served region, against the guess of `useUnsupportedRegion`. */
  isServed?: boolean;
}

/** The phone from the previous page. Empty if there is none. */
export function handedPhone(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('mobilePhone' in state)) return '';
  return typeof state.mobilePhone === 'string' ? state.mobilePhone : '';
}

/** Whether the visitor has said on the previous page to be in a served region. */
export const isHandedServed = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isServed' in state && state.isServed === true;
