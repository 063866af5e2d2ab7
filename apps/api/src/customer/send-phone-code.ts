import { sendPhoneCode as call } from '@portal/contract/customer';
import { useCaptcha } from '../core/codes/captcha';
import { handle } from '../http/handler';
import { sendCode } from '../core/codes/verify-code';
import { findByPhone } from './customer.store';

export const sendPhoneCode = handle(call, async ({ body, customer, gateway, request, device, fail }) => {
  const { brand, db } = gateway;
  const { mobilePhone, nationCode = brand.defaultPrefix } = body;
  if (nationCode !== brand.defaultPrefix) throw fail('customer.prefix', { fields: ['nationCode'] });
  const asker = { address: request.address, deviceKeys: device.keys, use: 'phone' } as const;
  if (!(await useCaptcha(gateway, body.random, body.validate, asker))) {
    throw fail('customer.captcha', { fields: ['validate'] });
  }
  const { customerId } = customer;
  const from = { medium: 'sms', asker: request.asker, customerId } as const;
  if (body.use) return sendCode(gateway, { kind: 'factor', to: customer.phone, ...from });
  if (mobilePhone === undefined) return sendCode(gateway, { kind: 'phoneOld', to: customer.phone, ...from });
  const owner = await findByPhone(db, nationCode, mobilePhone);
  if (owner) {
    throw fail(owner.id === customerId ? 'customer.samePhone' : 'customer.phoneTaken', { fields: ['mobilePhone'] });
  }
  return sendCode(gateway, { kind: 'phoneNew', to: nationCode + mobilePhone, ...from });
});
