import { randomCode } from '../../crypto/crypto';

const beijingDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });

/**
 * Creates the number of a proposal: a letter for its kind, the day in Beijing and 8 random characters. It fits the 31 characters
 * of a MetaTrader comment.
 */
export function proposalNumber(kind: 'D' | 'W' | 'C' | 'T' | 'A' | 'B' | 'G', at = new Date()): string {
  return kind + beijingDay.format(at).replaceAll('-', '').slice(2) + randomCode(8);
}
