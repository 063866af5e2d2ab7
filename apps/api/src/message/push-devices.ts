import { pushDevices as call, type PushDevices } from '@portal/contract/message';
import { isPushOn } from '../core/messages/push-key';
import type { Gateway } from '../core/gateway/gateway';
import { handle } from '../http/handler';
import type { SignedIn } from '../http/session';
import { devicesOf } from './push-devices.store';

/** The push devices of a customer. None, and no key, where messages do not go by push. */
export async function listDevices(
  { db, env }: Pick<Gateway, 'db' | 'env'>,
  { customerId, sessionId }: Pick<SignedIn, 'customerId' | 'sessionId'>,
): Promise<PushDevices> {
  if (!isPushOn(env)) return { devices: [] };
  const devices = await devicesOf(db, customerId);
  return {
    publicKey: env.VAPID_PUBLIC_KEY,
    devices: devices.map(({ id, session_id, device, created_at }) => ({
      id: String(id),
      device,
      createdAt: created_at.toISOString(),
      current: session_id === sessionId,
    })),
  };
}

export const pushDevices = handle(call, ({ customer, gateway }) => listDevices(gateway, customer));
