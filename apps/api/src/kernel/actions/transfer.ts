import type { CustomerState } from '../customer-state';
import { hasOpenMt5 } from './deposit';
import { refuseEmpty } from './funds';
import { pages, type Refusal } from './refusal';

/** Transferring needs an open MT5 account beside the wallet, and money that can be taken out of one of them. */
export function refuseTransfer(state: CustomerState): Refusal<'transfer.noMt5' | 'transfer.empty' | 'UNAVAILABLE'>[] {
  const target = hasOpenMt5(state) ? [] : [{ code: 'transfer.noMt5' as const, href: pages.guide }];
  return [...target, ...refuseEmpty(state, 'transfer.empty')];
}
