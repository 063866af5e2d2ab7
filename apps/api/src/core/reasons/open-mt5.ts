import type { CustomerState } from '../customers/customer-state';
import { beijingTime } from '../time/beijing-time';
import { refusePaused } from './paused';
import { pages, type Refusal } from './refusal';

/** How many MT5 accounts a customer may have that are open or being opened. */
export const maxMt5Accounts = 5;

type OpenRefusal = Refusal<
  | 'account.identity'
  | 'account.limit'
  | 'account.appropriateness'
  | 'account.appropriatenessConfirm'
  | 'account.appropriatenessCooling'
  | 'customer.paused'
>;

/** What the questionnaire of the first account still asks. */
function refuseUnanswered({ appropriateness: asked }: CustomerState): OpenRefusal[] {
  if (!asked) return [];
  const href = `${pages.guide}#mt5`;
  if (asked.state === 'open') return [{ code: 'account.appropriateness', href }];
  if (asked.state === 'confirm') return [{ code: 'account.appropriatenessConfirm', href }];
  return [
    { code: 'account.appropriatenessCooling', values: { until: asked.until ? beijingTime(asked.until) : '' }, href },
  ];
}

/**
 * Opening an MT5 account needs an identity that is approved (1) or in review (2), no pause, fewer accounts than the limit, and before the
 * first one the questionnaire of a brand that asks.
 */
export function refuseOpenMt5(state: CustomerState): OpenRefusal[] {
  const refusals: OpenRefusal[] = refusePaused(state);
  if (state.identity !== 1 && state.identity !== 2) refusals.push({ code: 'account.identity', href: pages.guide });
  refusals.push(...refuseUnanswered(state));
  const current = state.accounts.filter(({ kind, status }) => kind === 'mt5' && status !== 'archived');
  if (current.length >= maxMt5Accounts) {
    refusals.push({ code: 'account.limit', values: { max: maxMt5Accounts }, href: pages.accounts });
  }
  return refusals;
}
