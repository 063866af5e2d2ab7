import type { Account } from '@portal/contract/account';
import { formatAmount, parseAmount, received } from '@portal/rules/money';
import { cents } from '@portal/overview/cents';

type Side = Pick<Account, 'balance' | 'currency' | 'rates'>;

/** Both balances after a transfer, each in its currency; undefined if the amount cannot be parsed or exceeds the balance. */
export function balancesAfter(from: Side, to: Side, amount: string): { from: string; to: string } | undefined {
  const moved = parseAmount(amount, 2);
  const arrives = cents(received(from, to, amount) ?? '');
  const [has, gets] = [cents(from.balance), cents(to.balance)];
  if (moved === null || arrives === null || has === null || gets === null || moved > has) return undefined;
  return { from: formatAmount(has - moved, 2), to: formatAmount(gets + arrives, 2) };
}
