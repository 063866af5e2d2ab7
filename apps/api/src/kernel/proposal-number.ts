import { randomCode } from './crypto';

const beijingDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });

/** A proposal's number: letter of its kind, day in Beijing, 8 random characters. Fits MetaTrader's 31 characters of comment. */
export function proposalNumber(kind: 'D' | 'W' | 'C' | 'T', at = new Date()): string {
  return kind + beijingDay.format(at).replaceAll('-', '').slice(2) + randomCode(8);
}
