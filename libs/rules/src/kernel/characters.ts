/**
 * Splits a text into user-visible characters: a code point with the marks and variation selectors after it. An unpaired surrogate
 * becomes U+FFFD, so that split and rejoined text is always well-formed.
 */
export function characters(text: string): string[] {
  const wellFormed = text.replace(/\p{Cs}/gu, '\uFFFD');
  return wellFormed.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
}
