import type { refundSuspended, rejectSuspended } from '@portal/contract/staff';
import { numberId } from '../../database/number-id';
import type { Ctx } from '../../http/handler';
import { decideSuspense, suspendedById } from './suspense.store';

/** Decides on a payment in the suspense account and answers it. */
export async function decideSuspended(
  { params, body, gateway: { db }, staff, request, fail }: Ctx<typeof refundSuspended | typeof rejectSuspended>,
  act: 'refund' | 'reject',
) {
  const id = numberId(params.id);
  if (id === null) throw fail('staff.unknown');
  await decideSuspense(db, id, { act, reason: body.reason, staff, request });
  const payment = await suspendedById(db, id);
  if (!payment) throw fail('staff.unknown');
  return payment;
}
