import type { Account } from '@portal/contract/account';
import { transferRate } from '@portal/rules/money';
import { tidyRate } from '@portal/overview/tidy-rate';

type Side = Pick<Account, 'currency' | 'rates'>;

/** The rate of a transfer in words. */
export function rateText(from: Side, to: Side): string {
  const rate = transferRate(from, to);
  if (rate === undefined) return `同为 ${from.currency}，不换汇`;
  return `1 USD = ${tidyRate(rate)} ${from.currency === 'USD' ? to.currency : from.currency}`;
}
