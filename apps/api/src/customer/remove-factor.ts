import { removeFactor as call } from '@portal/contract/customer';
import { audit } from '../core/audit/audit';
import { coolingHours } from '../core/customers/cooling';
import { factorNeeded, guessFactor, readFactor } from '../core/factors/customer-factor';
import { factorsOf, takeFactor } from '../core/factors/customer-factor.store';
import { leaveMessage } from '../core/messages/message';
import { numberId } from '../database/number-id';
import { handle } from '../http/handler';
import { deleteFactor, endSecondStep, lockFactors } from './factors/factor.store';
import { listFactors } from './factors/list-factors';

export const removeFactor = handle(call, async ({ body, customer, gateway, request, fail }) => {
  const { db } = gateway;
  const { customerId } = customer;
  const { id, ...answer } = body;
  const whose = `customer:${customerId}`;
  const needed = await factorNeeded(gateway, customerId);
  if (!needed) throw fail('customer.factorUnknown');
  if (answer.code === undefined && answer.passkey === undefined) throw needed;
  await guessFactor(gateway, { door: 'act', customerId, address: request.address }, async () => {
    const proof = await readFactor(gateway, customerId, answer);
    return db.transaction(async (tx) => {
      await lockFactors(tx, customerId);
      if (!(await takeFactor(tx, customerId, proof))) return undefined;
      const removed = await deleteFactor(tx, customerId, numberId(id));
      if (!removed) throw fail('customer.factorUnknown');
      const isLast = (await factorsOf(tx, customerId)).length === 0;
      if (isLast) await endSecondStep(tx, customerId);
      await leaveMessage(tx, {
        customerId,
        kind: 'customer.factor',
        params: { event: 'removed', label: removed.label, hours: isLast ? coolingHours(gateway) : 0 },
        href: '/user-center/settings',
      });
      await audit(tx, {
        actor: whose,
        act: 'removeFactor',
        subject: whose,
        before: removed,
        requestId: request.id,
        address: request.address,
      });
      return true;
    });
  });
  return listFactors(db, customerId);
});
