/**
 * A pasted or autofilled phone (`+86 138-0013-8000`) as bare digits. The prefix is removed only before 11 digits; other text only
 * loses spaces, hyphens and brackets, and the rule rejects it.
 */
export function cleanPhone(text: string, prefix: string): string {
  const compact = text.normalize('NFKC').replace(/[\s\-()]/g, '');
  return compact.replace(new RegExp(`^(?:\\+|00)?${prefix}(?=\\d{11}$)`), '');
}
