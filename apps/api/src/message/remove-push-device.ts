import { removePushDevice as call } from '@portal/contract/message';
import { audit } from '../core/audit/audit';
import { numberId } from '../database/number-id';
import { handle } from '../http/handler';
import { listDevices } from './push-devices';
import { deleteDevice } from './push-devices.store';

export const removePushDevice = handle(call, async ({ body, customer, gateway, request, fail }) => {
  const { customerId } = customer;
  await gateway.db.transaction(async (tx) => {
    const removed = await deleteDevice(tx, customerId, numberId(body.id));
    if (!removed) throw fail('message.pushDevice');
    await audit(tx, {
      actor: `customer:${customerId}`,
      act: 'message.removePushDevice',
      subject: `customer:${customerId}`,
      before: removed,
      requestId: request.id,
      address: request.address,
    });
  });
  return listDevices(gateway, customer);
});
