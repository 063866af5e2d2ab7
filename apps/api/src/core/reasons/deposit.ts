import type { Brand } from '@portal/brand';
import type { CustomerState } from '../customers/customer-state';
import { pages, type Refusal } from './refusal';

export const hasOpenMt5 = ({ accounts }: CustomerState): boolean =>
  accounts.some(({ kind, status }) => kind === 'mt5' && status === 'open');

/** A deposit needs an open MT5 account and fewer unpaid drafts than the limit. */
export function refuseDeposit(
  brand: Brand,
  state: CustomerState,
): Refusal<'deposit.noMt5' | 'deposit.tooManyUnpaid'>[] {
  const refusals: Refusal<'deposit.noMt5' | 'deposit.tooManyUnpaid'>[] = [];
  if (!hasOpenMt5(state)) refusals.push({ code: 'deposit.noMt5', href: pages.guide });
  const max = brand.limits.deposit.maxUnpaid;
  if (state.unpaidDrafts >= max) {
    refusals.push({ code: 'deposit.tooManyUnpaid', values: { max }, href: pages.deposit });
  }
  return refusals;
}
