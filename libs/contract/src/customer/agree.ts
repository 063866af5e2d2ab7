import { Type } from 'typebox';
import { Agreed, Consents, defineCall } from '../kernel';

export const agree = defineCall({
  id: 'customer.agree',
  method: 'POST',
  path: '/v2/person/agree',
  access: 'customer',
  body: Type.Object({ agreements: Agreed }),
  ok: Consents,
  errors: ['CONSENT'],
  summary: 'Records that the customer agrees to the present versions of texts, of any kind.',
});
