import { halfWidth } from '../kernel/half-width';
import { withoutHidden } from '../kernel/without-hidden';

const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const plain = /^\d*\.?\d*$/;

/**
 * A typed or pasted amount as a plain decimal string, if it is one: in full width, grouped by thousands, with leading zeros or a
 * bare point. Every other text stays as it is, so that the field refuses it: a sign, an exponent, a second separator, a unit or
 * more places never become another amount. Never a number.
 */
export function cleanAmount(text: string): string {
  const typed = halfWidth(withoutHidden(text)).trim();
  const amount = grouped.test(typed) ? typed.replaceAll(',', '') : typed;
  if (!plain.test(amount)) return amount;
  const bare = amount.replace(/^0+(?=\d)/, '');
  return bare.startsWith('.') ? `0${bare}` : bare;
}
