import { decideCommission as call } from '@portal/contract/staff';
import { parseAmount } from '@portal/rules/money';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { findCommission } from './commission.store';

export const decideCommission = handle(call, async ({ params, body, gateway: { db }, staff, request, fail }) => {
  const id = numberId(params.id);
  const approve = body.decision === 'approve';
  if (!approve && !body.reason?.trim()) throw fail('staff.reason', { fields: ['reason'] });
  await db.rows('staff.decideCommission', 'select recommend.decide_commission($1, $2, $3, $4, $5, $6, $7, $8)', [
    id,
    approve,
    parseAmount(body.amount, 2),
    body.reason ?? null,
    staff.actor,
    staff.customerId,
    request.id,
    request.address,
  ]);
  const commission = await findCommission(db, id);
  if (!commission) throw fail('staff.unknown');
  return commission;
});
