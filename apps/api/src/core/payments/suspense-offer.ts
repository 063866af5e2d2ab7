import { byRate } from '@portal/rules/money';
import { usd } from '../money/money';
import type { Gateway } from '../gateway/gateway';

/** A payment in the suspense account; `amount` in minor units of its currency. */
export interface Suspended {
  amount: bigint;
  currency: string;
  merchantId: string;
}

/** What a payment brings in USD at the rate of today. Undefined if it came to another merchant, or if its currency has no rate. */
export function suspenseOffer(
  { amount, currency, merchantId }: Suspended,
  { brand, ports }: Pick<Gateway, 'brand' | 'ports'>,
): { rate: string; amount: string } | undefined {
  const rates: Readonly<Record<string, string>> = { USD: '1', CNY: brand.rates.depositCny };
  const rate = rates[currency];
  if (rate === undefined || merchantId !== ports.payment.merchantId) return undefined;
  const credited = byRate(amount, rate);
  return credited > 0n ? { rate, amount: usd(credited) } : undefined;
}
