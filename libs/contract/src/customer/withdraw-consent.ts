import { Type } from 'typebox';
import { Consents, defineCall, Id } from '../kernel';

export const withdrawConsent = defineCall({
  id: 'customer.withdrawConsent',
  method: 'POST',
  path: '/v2/person/withdrawConsent',
  access: 'customer',
  body: Type.Object({ id: Id }),
  ok: Consents,
  errors: ['customer.consent', 'customer.consentFixed'],
  summary: 'Withdraws the consent to a text, where neither the service nor the law needs it.',
});
