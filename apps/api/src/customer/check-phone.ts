import { checkPhone as call } from '@portal/contract/customer';
import { handle } from '../http/handler';
import { findByPhone } from './customer.store';

export const checkPhone = handle(call, async ({ body, gateway, fail }) => {
  if (body.mobilePrefix !== gateway.brand.defaultPrefix) throw fail('customer.prefix', { fields: ['mobilePrefix'] });
  return { registered: (await findByPhone(gateway.db, body.mobilePrefix, body.mobilePhone)) !== undefined };
});
