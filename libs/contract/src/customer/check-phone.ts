import { Type } from 'typebox';
import { defineCall, Ruled } from '../kernel';

export const checkPhone = defineCall({
  id: 'customer.checkPhone',
  method: 'POST',
  path: '/v2/customer/checkPhone',
  access: 'public',
  tellsPhone: true,
  body: Type.Object({ mobilePhone: Ruled('mobile'), mobilePrefix: Type.String({ pattern: '^\\d{1,4}$' }) }),
  ok: Type.Object({ registered: Type.Boolean() }),
  errors: ['customer.prefix'],
  summary: 'Whether a phone is registered, asked by the registration form.',
});
