import { endCustomerSessions as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';

export const endCustomerSessions = handle(call, async ({ params, body, gateway: { db }, staff, request, fail }) => {
  const id = numberId(params.customerNumber);
  return db.transaction(async (tx) => {
    const known = await tx.maybe('staff.customerKnown', 'select 1 as yes from customer.customer where id = $1', [id]);
    if (!known) throw fail('staff.customer');
    const { ended } = await tx.row<{ ended: number }>(
      'staff.endCustomerSessions',
      'select customer.end_sessions($1, null) as ended',
      [id],
    );
    await audit(tx, {
      actor: staff.actor,
      act: 'customer.endSessions',
      subject: `customer:${id}`,
      after: { ended, reason: body.reason },
      requestId: request.id,
      address: request.address,
    });
    return { ended };
  });
});
