/** Passed between forms in the history state, never in the URL, because a phone is personal data. */
export interface HandedPhone {
  mobilePhone: string;
}

/** The phone from the previous page. Empty if there is none. */
export function handedPhone(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('mobilePhone' in state)) return '';
  return typeof state.mobilePhone === 'string' ? state.mobilePhone : '';
}
