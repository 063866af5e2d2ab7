import { addPushDevice as call } from '@portal/contract/message';
import { audit } from '../core/audit/audit';
import { Failure } from '../core/errors/fail';
import { isPushAddress } from '../core/messages/push-address';
import { subscriptionContext } from '../core/messages/push-device.store';
import { isPushOn } from '../core/messages/push-key';
import { sha256 } from '../crypto/crypto';
import { handle } from '../http/handler';
import { listDevices } from './push-devices';
import { writeDevice } from './push-devices.store';

export const addPushDevice = handle(call, async ({ body, customer, gateway, request, fail }) => {
  const { crypto, db, env } = gateway;
  const { customerId, sessionId } = customer;
  const { endpoint, p256dh, auth } = body;
  if (!isPushOn(env)) throw fail('message.push');
  if (!isPushAddress(endpoint)) throw fail('message.pushAddress', { fields: ['endpoint'] });
  const service = new URL(endpoint).host;
  await db.transaction(async (tx) => {
    const isNew = await writeDevice(tx, {
      customerId,
      sessionId,
      endpointHash: sha256(endpoint),
      subscription: crypto.encrypt(JSON.stringify({ endpoint, keys: { p256dh, auth } }), subscriptionContext),
      service,
    });
    if (isNew === undefined) throw new Failure('10005');
    if (isNew)
      await audit(tx, {
        actor: `customer:${customerId}`,
        act: 'message.addPushDevice',
        subject: `customer:${customerId}`,
        after: { service },
        requestId: request.id,
        address: request.address,
      });
  });
  return listDevices(gateway, customer);
});
