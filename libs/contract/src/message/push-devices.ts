import { Type, type Static } from 'typebox';
import { defineCall, Id, Time } from '../kernel';

/** The browsers to which messages of the customer go, and what another one needs. */
export const PushDevices = Type.Object({
  publicKey: Type.Optional(
    Type.String({ description: 'with which a browser subscribes, base64url. Absent where messages do not go by push' }),
  ),
  devices: Type.Array(
    Type.Object({
      id: Id,
      device: Type.String({ description: 'what the browser says it is' }),
      createdAt: Time,
      current: Type.Boolean({ description: 'allowed in this session' }),
    }),
  ),
});
export type PushDevices = Static<typeof PushDevices>;

export const pushDevices = defineCall({
  id: 'message.pushDevices',
  method: 'POST',
  path: '/v2/message/pushDevices',
  access: 'customer',
  ok: PushDevices,
  errors: [],
  summary: 'The browsers to which messages of the customer go by push, the oldest first.',
});
