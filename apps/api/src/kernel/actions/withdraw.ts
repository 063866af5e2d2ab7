import { beijingTime } from '../beijing-time';
import type { CustomerState } from '../customer-state';
import { refuseEmpty } from './funds';
import { pages, type Refusal } from './refusal';

type PayoutRefusal = Refusal<
  'withdraw.identity' | 'withdraw.cooling' | 'withdraw.stopped' | 'withdraw.empty' | 'UNAVAILABLE'
>;
type WithdrawRefusal = PayoutRefusal | Refusal<'withdraw.bank'>;

function refusePayout<Own extends Refusal>(state: CustomerState, own: readonly Own[]): (PayoutRefusal | Own)[] {
  const { identity, cooling, payoutsStopped } = state;
  const refusals: (PayoutRefusal | Own)[] = [];
  if (identity !== 1) refusals.push({ code: 'withdraw.identity', href: pages.guide });
  refusals.push(...own);
  if (cooling) {
    const values = { hours: cooling.hours, until: beijingTime(cooling.until) };
    refusals.push({ code: 'withdraw.cooling', values, href: pages.accounts });
  }
  if (payoutsStopped) refusals.push({ code: 'withdraw.stopped', href: pages.accounts });
  return [...refusals, ...refuseEmpty(state, 'withdraw.empty')];
}

/** Paying out in coin needs the identity approved, no recent change of sign-in, payouts running, and money to take out. */
export const refuseWithdrawCoin = (state: CustomerState): PayoutRefusal[] => refusePayout<never>(state, []);

/** Paying out to a bank needs an approved card beside that. */
export const refuseWithdraw = (state: CustomerState): WithdrawRefusal[] =>
  refusePayout(state, state.cards.includes(1) ? [] : [{ code: 'withdraw.bank' as const, href: pages.guide }]);
