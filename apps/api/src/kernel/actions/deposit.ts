import type { Brand } from '@portal/brand';
import type { CustomerState } from '../customer-state';
import { pages, type Refusal } from './refusal';

export const hasOpenMt5 = ({ accounts }: CustomerState): boolean =>
  accounts.some(({ kind, status }) => kind === 'mt5' && status === 'open');

/** Depositing needs an open MT5 account, and room for one more unpaid draft. */
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
