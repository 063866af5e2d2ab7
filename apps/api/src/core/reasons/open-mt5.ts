import type { CustomerState } from '../customers/customer-state';
import { refusePaused } from './paused';
import { pages, type Refusal } from './refusal';

/** How many MT5 accounts a customer may have that are open or being opened. */
export const maxMt5Accounts = 5;

/** Opening an MT5 account needs an identity that is approved (1) or in review (2), no pause, and fewer accounts than the limit. */
export function refuseOpenMt5(
  state: CustomerState,
): Refusal<'account.identity' | 'account.limit' | 'customer.paused'>[] {
  const refusals: Refusal<'account.identity' | 'account.limit' | 'customer.paused'>[] = refusePaused(state);
  if (state.identity !== 1 && state.identity !== 2) refusals.push({ code: 'account.identity', href: pages.guide });
  const current = state.accounts.filter(({ kind, status }) => kind === 'mt5' && status !== 'archived');
  if (current.length >= maxMt5Accounts) {
    refusals.push({ code: 'account.limit', values: { max: maxMt5Accounts }, href: pages.accounts });
  }
  return refusals;
}
