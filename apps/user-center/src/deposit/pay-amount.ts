import type { Channel } from '@portal/contract/deposit';
import { formatAmount, parseAmount } from '@portal/rules/money';

const RATE_PLACES = 6;
const RATE_SCALE = 10n ** BigInt(RATE_PLACES);

/** Decimal places of a channel's currency. Deposit amounts are counted in USD cents. */
const placesOf = (currency: string) => (currency === 'USDT' ? 6 : 2);

/**
 * The payment for `amount` USD: converted at the channel's rate, rounded half up to the smallest unit, fee added. Null if the
 * amount cannot be parsed. The draft from the gateway is authoritative.
 */
export function payAmount(
  amount: string,
  { currency, rate, fee }: Pick<Channel, 'currency' | 'rate' | 'fee'>,
): string | null {
  const places = placesOf(currency);
  const usd = parseAmount(amount, 2);
  const perUsd = parseAmount(rate, RATE_PLACES);
  const extra = parseAmount(fee, places);
  if (usd === null || perUsd === null || extra === null) return null;
  const scaled = usd * perUsd * 10n ** BigInt(places - 2);
  return formatAmount((scaled + RATE_SCALE / 2n) / RATE_SCALE + extra, places);
}
