import type { CustomerState } from '../customers/customer-state';
import { money } from '../money/money';
import { pages, type Refusal } from './refusal';

/** A chargeback left a debt to the house: no money leaves an account before it is set off or written off. */
export const refuseOwing = ({ owes }: Pick<CustomerState, 'owes'>): Refusal<'account.owes'>[] =>
  owes > 0n ? [{ code: 'account.owes', values: { amount: money(owes, 'USD') }, href: pages.deposit }] : [];
