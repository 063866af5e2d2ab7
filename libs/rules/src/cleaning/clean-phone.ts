import { cleanNumber } from './clean-number';

/**
 * A typed, pasted or autofilled phone (`tel:+86 138-0013-8000`) as bare digits. The prefix is removed only before 11 digits; other
 * text only loses brackets and what separates the groups, and the rule refuses it.
 */
export function cleanPhone(text: string, prefix = '86'): string {
  const compact = cleanNumber(text).replace(/^tel:/i, '').replace(/[()]/g, '');
  return compact.replace(new RegExp(`^(?:\\+|00)?${prefix}(?=\\d{11}$)`), '');
}
