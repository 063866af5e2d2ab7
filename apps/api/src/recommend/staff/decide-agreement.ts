import { decideAgreement as call } from '@portal/contract/staff';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { findAgreement } from './agreement.store';

export const decideAgreement = handle(call, async ({ params, body, gateway: { db }, staff, request, fail }) => {
  const id = numberId(params.id);
  const approve = body.decision === 'approve';
  if (!approve && !body.reason?.trim()) throw fail('staff.reason', { fields: ['reason'] });
  await db.rows('staff.decideAgreement', 'select recommend.decide_agreement($1, $2, $3, $4, $5, $6, $7)', [
    id,
    approve,
    body.reason ?? null,
    staff.actor,
    staff.customerId,
    request.id,
    request.address,
  ]);
  const agreement = await findAgreement(db, id);
  if (!agreement) throw fail('staff.unknown');
  return agreement;
});
