import type { ErrorOf } from '@portal/contract';
import type { decide } from '@portal/contract/staff';
import type { StaffRequest } from '../money-acts/run-staff-act';
import type { Asked, PayoutFacts } from './payout-facts.store';

export type PayoutCode = ErrorOf<typeof decide>;

/** A decision on a payout of a kind. */
export type PayoutRequest = Asked & StaffRequest;

/**
 * Why a payout cannot be decided on: it must be open, and in no batch. The bank has the file of a batch, or will get it: paid or refused
 * by hand, the money could leave twice.
 */
export function notDecidable({ status, in_batch }: PayoutFacts): PayoutCode | undefined {
  if (status !== 1 && status !== 2) return 'staff.state';
  return in_batch ? 'staff.inBatch' : undefined;
}
