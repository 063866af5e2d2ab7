import { halfWidth } from '../kernel/half-width';
import { withoutHidden } from '../kernel/without-hidden';

/**
 * A typed or pasted number as one word: without what separates its groups (spaces, line ends, every dash) and without hidden
 * characters, in ASCII. What does not belong to a number stays, so that the rule refuses it: no other number is made of it.
 */
export const cleanNumber = (text: string): string =>
  halfWidth(withoutHidden(text)).replace(/[\s\p{Z}\p{Cc}\p{Dash}]/gu, '');
