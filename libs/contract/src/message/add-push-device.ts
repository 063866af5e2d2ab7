import { Type } from 'typebox';
import { defineCall } from '../kernel';
import { PushDevices } from './push-devices';

export const addPushDevice = defineCall({
  id: 'message.addPushDevice',
  method: 'POST',
  path: '/v2/message/addPushDevice',
  access: 'customer',
  body: Type.Object({
    endpoint: Type.String({
      pattern: '^https://[\\x21-\\x7e]{1,1016}$',
      description: "address at the browser's push service, in the public network",
    }),
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$', description: "the browser's public key, base64url" }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: "the browser's secret, base64url" }),
  }),
  ok: PushDevices,
  errors: ['message.push', 'message.pushAddress'],
  summary:
    'Lets messages go to this browser until its session is ended. A browser that is added again stays one; one of another customer changes hands.',
});
