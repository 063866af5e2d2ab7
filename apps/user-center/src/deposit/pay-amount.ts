import type { Channel } from '@portal/contract/deposit';
import { atRate, formatAmount, parseAmount } from '@portal/rules/money';

/** Decimal places of a channel's currency. Deposit amounts are counted in USD cents. */
const placesOf = (currency: string) => (currency === 'USDT' ? 6 : 2);

/**
 * The payment for `amount` USD: converted at the channel's rate as the gateway does, fee added. Null if the amount cannot be parsed.
 * The draft from the gateway is authoritative.
 */
export function payAmount(
  amount: string,
  { currency, rate, fee }: Pick<Channel, 'currency' | 'rate' | 'fee'>,
): string | null {
  const places = placesOf(currency);
  const usd = parseAmount(amount, 2);
  const extra = parseAmount(fee, places);
  if (usd === null || extra === null) return null;
  return formatAmount(atRate(usd * 10n ** BigInt(places - 2), rate) + extra, places);
}
