import { proposeFactorReset as call } from '@portal/contract/staff';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { proposeReset } from './factor-reset.store';

export const proposeFactorReset = handle(call, ({ params, body, gateway: { db }, staff, request, fail }) => {
  const customerId = numberId(params.customerNumber);
  if (customerId === null) throw fail('staff.customer');
  return proposeReset(db, customerId, body.reason, {
    actor: staff.actor,
    own: staff.customerId,
    requestId: request.id,
    address: request.address,
  });
});
