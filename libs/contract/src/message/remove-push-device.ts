import { Type } from 'typebox';
import { defineCall, Id } from '../kernel';
import { PushDevices } from './push-devices';

export const removePushDevice = defineCall({
  id: 'message.removePushDevice',
  method: 'POST',
  path: '/v2/message/removePushDevice',
  access: 'customer',
  body: Type.Object({ id: Id }),
  ok: PushDevices,
  errors: ['message.pushDevice'],
  summary: 'Lets no more messages go to a browser.',
});
