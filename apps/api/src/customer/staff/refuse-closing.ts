import { refuseClosing as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { leaveMessage } from '../../core/messages/message';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { closingHref, closingOwner, refuse } from '../closing/closing.store';

export const refuseClosing = handle(call, ({ params, body: { reason }, gateway, staff, request, fail }) =>
  gateway.db.transaction(async (tx) => {
    const id = numberId(params.id);
    const found = await closingOwner(tx, id);
    if (!id || !found) throw fail('staff.unknown');
    const { customer_id: customerId } = found;
    if (customerId === staff.customerId) throw fail('staff.ownCustomer');
    if (!(await refuse(tx, id, staff.actor, reason))) throw fail('staff.state');
    const facts = { kind: 'customer.closing', params: { event: 'refused', reason } } as const;
    await leaveMessage(tx, { customerId, href: closingHref, ...facts });
    await audit(tx, {
      actor: staff.actor,
      act: 'customer.refuseClosing',
      subject: `customer:${customerId}`,
      after: { request: params.id, reason },
      requestId: request.id,
      address: request.address,
    });
    return { id: params.id };
  }),
);
