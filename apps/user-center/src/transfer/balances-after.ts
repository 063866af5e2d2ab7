import type { Account } from '@portal/contract/account';
import { formatAmount, parseAmount } from '@portal/rules/money';
import { cents } from '../shared/money/cents';

type Side = Pick<Account, 'balance'>;

/** Both balances after a transfer, as decimal amounts in USD; undefined if the amount cannot be parsed or exceeds the balance. */
export function balancesAfter(from: Side, to: Side, amount: string): { from: string; to: string } | undefined {
  const moved = parseAmount(amount, 2);
  const [has, gets] = [cents(from.balance), cents(to.balance)];
  if (moved === null || has === null || gets === null || moved > has) return undefined;
  return { from: formatAmount(has - moved, 2), to: formatAmount(gets + moved, 2) };
}
