/**
 * Splits a text into what a reader sees as characters: a code point with the marks and variation selectors behind it.
 * An unpaired surrogate becomes U+FFFD, so that what is cut and joined again is always well-formed text.
 */
export function characters(text: string): string[] {
  const wellFormed = text.replace(/\p{Cs}/gu, '\uFFFD');
  return wellFormed.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
}
