/** What one form gives to the next in the history's state, never in the address: a phone is personal data. */
export interface HandedPhone {
  mobilePhone: string;
}

/** The phone that the page before handed over; empty where there is none. */
export function handedPhone(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('mobilePhone' in state)) return '';
  return typeof state.mobilePhone === 'string' ? state.mobilePhone : '';
}
