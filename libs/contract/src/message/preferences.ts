import { Type } from 'typebox';
import { CarrierChoice, defineCall, Preferences } from '../kernel';

export const preferences = defineCall({
  id: 'message.preferences',
  method: 'POST',
  path: '/v2/message/preferences',
  access: 'customer',
  // `Type.Record` ignores the limits of its key.
  body: Type.Record(Type.String(), CarrierChoice, { maxProperties: 100, propertyNames: { maxLength: 64 } }),
  ok: Preferences,
  errors: ['message.kind', 'message.carrier', 'message.fixed', 'message.consent'],
  summary:
    'By which carriers each kind of message goes to the customer. Every message also stands in the list of the portal. With kinds in the body, changes them, all or none; without, reads.',
});
