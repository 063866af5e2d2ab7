import type { CustomerState } from '../customers/customer-state';
import { hasOpenMt5 } from './deposit';
import { refuseFrozen } from './frozen';
import { refuseEmpty } from './funds';
import { refuseOwing } from './owes';
import { pages, type Refusal } from './refusal';

/** A transfer needs an open MT5 account and an account with withdrawable money. */
export function refuseTransfer(
  state: CustomerState,
): Refusal<
  'transfer.noMt5' | 'transfer.empty' | 'account.review' | 'PLATFORM' | 'customer.moneyFrozen' | 'account.owes'
>[] {
  const target = hasOpenMt5(state) ? [] : [{ code: 'transfer.noMt5' as const, href: pages.guide }];
  return [...refuseFrozen(state), ...refuseOwing(state), ...target, ...refuseEmpty(state.accounts, 'transfer.empty')];
}
