import type { ErrorCode } from '@portal/contract';
import type { CustomerState } from '../customer-state';
import { pages, type Refusal } from './refusal';

/**
 * Taking money out of any account needs one that can give some. Where the books have money but the trading platform
 * could not be asked, nobody knows: UNAVAILABLE, not `code`.
 */
export function refuseEmpty<Code extends ErrorCode>(state: CustomerState, code: Code): Refusal<Code | 'UNAVAILABLE'>[] {
  if (state.accounts.some(({ figures }) => figures.withdrawable > 0n)) return [];
  const unknown = state.accounts.some(({ figures, posted, held }) => figures.stale && posted - held > 0n);
  return unknown ? [{ code: 'UNAVAILABLE', href: pages.accounts }] : [{ code, href: pages.deposit }];
}
