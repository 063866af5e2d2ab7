import { sendOpenMessage as call } from '@portal/contract/customer';
import { useCaptcha } from '../core/codes/captcha';
import { handle } from '../http/handler';
import { sendCode } from '../core/codes/verify-code';
import { findByPhone } from './customer.store';

export const sendOpenMessage = handle(call, async ({ body, gateway, request, device, fail }) => {
  const { brand, db } = gateway;
  if (body.signature !== brand.signature) throw fail('customer.signature');
  if (body.nationCode !== brand.defaultPrefix) throw fail('customer.prefix', { fields: ['nationCode'] });
  const asker = { address: request.address, deviceKeys: device.keys, use: 'register' } as const;
  if (!(await useCaptcha(gateway, body.random, body.validate, asker))) {
    throw fail('customer.captcha', { fields: ['validate'] });
  }
  if (await findByPhone(db, body.nationCode, body.mobilePhone)) {
    throw fail('customer.registered', { fields: ['mobilePhone'] });
  }
  return sendCode(gateway, {
    kind: 'open',
    to: body.nationCode + body.mobilePhone,
    medium: 'sms',
    asker: request.asker,
  });
});
