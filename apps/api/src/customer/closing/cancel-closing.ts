import { cancelClosing as call } from '@portal/contract/customer';
import { audit } from '../../core/audit/audit';
import { leaveMessage } from '../../core/messages/message';
import { handle } from '../../http/handler';
import { closingHref, takeBackClosing } from './closing.store';
import { readClosing } from './read-closing';

export const cancelClosing = handle(call, async ({ customer: { customerId }, gateway: { db }, request, fail }) => {
  await db.transaction(async (tx) => {
    if (!(await takeBackClosing(tx, customerId))) throw fail('customer.noClosing');
    const actor = `customer:${customerId}`;
    const { id: requestId, address } = request;
    await audit(tx, { actor, act: 'customer.cancelClosing', subject: actor, requestId, address });
    await leaveMessage(tx, { customerId, kind: 'customer.closing', params: { event: 'cancelled' }, href: closingHref });
  });
  return readClosing(db, customerId);
});
