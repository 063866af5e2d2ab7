/**
 * Whether a text is one line of visible characters: no control (Cc), format (Cf), line (Zl) or paragraph (Zp) separator and no
 * unpaired surrogate. Such a character in a name would start a line of its own in a bank's file, or show one name as another.
 */
export const isLine = (text: string): boolean => !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);
