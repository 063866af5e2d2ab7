import { sendOpenMessage as call } from '@portal/contract/customer';
import { useCaptcha } from '../core/codes/captcha';
import { handle } from '../http/handler';
import { sendCode } from '../core/codes/verify-code';
import { findByPhone } from './customer.store';

export const sendOpenMessage = handle(call, async ({ body, gateway, request, fail }) => {
  const { brand, db } = gateway;
  if (body.signature !== brand.signature) throw fail('customer.signature');
  if (body.nationCode !== brand.defaultPrefix) throw fail('customer.prefix', { fields: ['nationCode'] });
  if (!(await useCaptcha(gateway, body.random, body.validate))) {
    throw fail('customer.captcha', { fields: ['validate'] });
  }
  if (await findByPhone(db, body.nationCode, body.mobilePhone)) {
    throw fail('customer.registered', { fields: ['mobilePhone'] });
  }
  return sendCode(gateway, {
    kind: 'open',
    to: body.nationCode + body.mobilePhone,
    medium: 'sms',
    address: request.address,
  });
});
