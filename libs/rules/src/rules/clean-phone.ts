/**
 * A phone as people paste it and browsers fill it in (`+86 138-0013-8000`), as its bare digits. What is no phone stays as
 * typed, for the rule to judge.
 */
export function cleanPhone(text: string, prefix: string): string {
  const compact = text.normalize('NFKC').replace(/[\s\-()]/g, '');
  return compact.replace(new RegExp(`^(?:\\+|00)?${prefix}(?=\\d{11}$)`), '');
}
