import type { Brand } from '@portal/brand';
import type { CustomerState } from '../customers/customer-state';
import { refuseDepositLimit } from './deposit-limit';
import { refuseFrozen } from './frozen';
import { refusePaused } from './paused';
import { pages, type Refusal } from './refusal';

type DepositRefusal = Refusal<
  | 'deposit.noMt5'
  | 'deposit.tooManyUnpaid'
  | 'customer.moneyFrozen'
  | 'customer.paused'
  | 'customer.depositDay'
  | 'customer.depositMonth'
>;

export const hasOpenMt5 = ({ accounts }: CustomerState): boolean =>
  accounts.some(({ kind, status }) => kind === 'mt5' && status === 'open');

/** A deposit needs money that is not frozen, what the customer has set for own protection, an open MT5 account, and fewer unpaid drafts than the limit. */
export function refuseDeposit(brand: Brand, state: CustomerState): DepositRefusal[] {
  const refusals: DepositRefusal[] = [
    ...refuseFrozen(state),
    ...refusePaused(state),
    ...refuseDepositLimit(brand, state.depositLimits),
  ];
  if (!hasOpenMt5(state)) refusals.push({ code: 'deposit.noMt5', href: pages.guide });
  const max = brand.limits.deposit.maxUnpaid;
  if (state.unpaidDrafts >= max) {
    refusals.push({ code: 'deposit.tooManyUnpaid', values: { max }, href: pages.deposit });
  }
  return refusals;
}
