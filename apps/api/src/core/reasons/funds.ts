import type { ErrorCode } from '@portal/contract';
import type { CustomerState } from '../customers/customer-state';
import { pages, type Refusal } from './refusal';

/**
 * Taking money out needs an account with withdrawable money among `accounts`. If the money is on an account under review, the refusal
 * says so. If the ledger has money but the platform's figures are missing, the refusal is PLATFORM and not `code`, because the
 * withdrawable amount is unknown.
 */
export function refuseEmpty<Code extends ErrorCode>(
  accounts: CustomerState['accounts'],
  code: Code,
): Refusal<Code | 'account.review' | 'PLATFORM'>[] {
  if (accounts.some(({ figures }) => figures.withdrawable > 0n)) return [];
  const underReview = accounts.some(({ quarantined, posted, held }) => quarantined && posted - held > 0n);
  if (underReview) return [{ code: 'account.review', href: pages.accounts }];
  const unknown = accounts.some(({ figures, posted, held }) => figures.stale && posted - held > 0n);
  return unknown ? [{ code: 'PLATFORM', href: pages.accounts }] : [{ code, href: pages.deposit }];
}
