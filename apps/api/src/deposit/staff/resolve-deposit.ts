import { resolveDeposit as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { findDeposit } from './staff-deposit.store';

export const resolveDeposit = handle(call, async ({ params: { pno }, body, gateway: { db }, staff, request, fail }) => {
  await db.rows('staff.resolveDeposit', 'select deposit.resolve($1, $2, $3, $4, $5, $6, $7, $8)', [
    pno,
    body.eventId,
    body.act,
    body.reason,
    staff.actor,
    staff.customerId,
    request.id,
    request.address,
  ]);
  const deposit = await findDeposit(db, pno);
  if (!deposit) throw fail('staff.unknown');
  return deposit;
});
