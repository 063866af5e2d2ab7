import type { CustomerState } from '../customer-state';
import { pages, type Refusal } from './refusal';

/** How many MT5 accounts a customer may have open or opening. */
export const maxMt5Accounts = 5;

/** Opening an MT5 account needs the identity sent in (2) or approved (1). */
export function refuseOpenMt5(state: CustomerState): Refusal<'account.identity' | 'account.limit'>[] {
  const refusals: Refusal<'account.identity' | 'account.limit'>[] = [];
  if (state.identity !== 1 && state.identity !== 2) refusals.push({ code: 'account.identity', href: pages.guide });
  const kept = state.accounts.filter(({ kind, status }) => kind === 'mt5' && status !== 'archived');
  if (kept.length >= maxMt5Accounts) {
    refusals.push({ code: 'account.limit', values: { max: maxMt5Accounts }, href: pages.accounts });
  }
  return refusals;
}
