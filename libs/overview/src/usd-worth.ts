import type { Account } from '@portal/contract/account';
import { byRate, formatAmount, minor } from '@portal/rules/money';
import { cents } from './cents';

/** A figure of an account in USD, at the rate for a transfer to a USD account. */
export function usdWorth(
  { rates, ...account }: Account,
  figure: 'balance' | 'credit' | 'equity' | 'withdrawable',
): string {
  const units = cents(account[figure]);
  if (!rates || units === null) return account[figure];
  const worth = byRate(units < 0n ? -units : units, rates.to_usd);
  return formatAmount(minor(units < 0n ? -worth : worth), 2);
}
