import { beijingTime } from '../time/beijing-time';
import type { CustomerState } from '../customers/customer-state';
import { isPayable } from '../accounts';
import { refuseFrozen } from './frozen';
import { refuseEmpty } from './funds';
import { refuseOwing } from './owes';
import { pages, type Refusal } from './refusal';

type PayoutRefusal = Refusal<
  | 'withdraw.identity'
  | 'withdraw.cooling'
  | 'withdraw.stopped'
  | 'withdraw.empty'
  | 'account.review'
  | 'PLATFORM'
  | 'customer.moneyFrozen'
  | 'account.owes'
>;
type WithdrawRefusal = PayoutRefusal | Refusal<'withdraw.bank'>;

function refusePayout<Own extends Refusal>(state: CustomerState, own: readonly Own[]): (PayoutRefusal | Own)[] {
  const { identity, cooling, payoutsStopped } = state;
  const refusals: (PayoutRefusal | Own)[] = [...refuseFrozen(state), ...refuseOwing(state)];
  if (identity !== 1) refusals.push({ code: 'withdraw.identity', href: pages.guide });
  refusals.push(...own);
  if (cooling) {
    const values = { hours: cooling.hours, until: beijingTime(cooling.until) };
    refusals.push({ code: 'withdraw.cooling', values, href: pages.accounts });
  }
  if (payoutsStopped) refusals.push({ code: 'withdraw.stopped', href: pages.accounts });
  return [...refusals, ...refuseEmpty(state.accounts.filter(isPayable), 'withdraw.empty')];
}

/** A coin payout needs an approved identity, no cooling-off period, payouts that are not stopped, and withdrawable money. */
export const refuseWithdrawCoin = (state: CustomerState): PayoutRefusal[] => refusePayout<never>(state, []);

/** A bank payout also needs an approved bank card. */
export const refuseWithdraw = (state: CustomerState): WithdrawRefusal[] =>
  refusePayout(state, state.cards.includes(1) ? [] : [{ code: 'withdraw.bank' as const, href: pages.guide }]);
