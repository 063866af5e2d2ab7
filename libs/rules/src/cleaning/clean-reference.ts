import { halfWidth } from '../kernel/half-width';
import { withoutHidden } from '../kernel/without-hidden';

/**
 * A typed or pasted number of a document, or reference of a bank, as one word: without spaces and hidden characters, in ASCII, in
 * capitals. Dashes stay, because they are part of it.
 */
export const cleanReference = (text: string): string =>
  halfWidth(withoutHidden(text))
    .replace(/[\s\p{Z}\p{Cc}]/gu, '')
    .toUpperCase();
