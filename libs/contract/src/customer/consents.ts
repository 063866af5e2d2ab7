import { Consents, defineCall } from '../kernel';

export const consents = defineCall({
  id: 'customer.consents',
  method: 'GET',
  path: '/v2/person/consents',
  access: 'customer',
  ok: Consents,
  errors: [],
  summary: 'What the customer has agreed to, when and how, and what is still to be agreed to.',
});
