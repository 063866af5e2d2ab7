import type { CustomerState } from '../customers/customer-state';
import { pages, type Refusal } from './refusal';

/** Staff have frozen the customer's money: no deposit, transfer or payout. */
export const refuseFrozen = ({ moneyFrozen }: Pick<CustomerState, 'moneyFrozen'>): Refusal<'customer.moneyFrozen'>[] =>
  moneyFrozen ? [{ code: 'customer.moneyFrozen', href: pages.accounts }] : [];
