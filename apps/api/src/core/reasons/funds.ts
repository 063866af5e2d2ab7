import type { ErrorCode } from '@portal/contract';
import type { CustomerState } from '../customers/customer-state';
import { canGive } from '../accounts/can-give';
import { pages, type Refusal } from './refusal';
import { refuseUnderReview } from './under-review';

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
  const withMoney = accounts.filter((account) => canGive(account) > 0n);
  const [underReview] = withMoney.flatMap(refuseUnderReview);
  if (underReview) return [underReview];
  const unknown = withMoney.some(({ figures }) => figures.stale);
  return unknown ? [{ code: 'PLATFORM', href: pages.accounts }] : [{ code, href: pages.deposit }];
}
