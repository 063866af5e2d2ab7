import { decideBatch as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { findBatch } from './batch.store';

export const decideBatch = handle(call, async ({ params: { number }, body, gateway: { db }, staff, request, fail }) => {
  const release = body.decision === 'release';
  if (!release && !body.reason?.trim()) throw fail('staff.reason', { fields: ['reason'] });
  await db.rows('staff.decideBatch', 'select payout.decide_batch($1, $2, $3, $4, $5, $6, $7)', [
    number,
    release,
    body.reason ?? null,
    staff.actor,
    staff.customerId,
    request.id,
    request.address,
  ]);
  const batch = await findBatch(db, number);
  if (!batch) throw fail('staff.unknown');
  return batch;
});
