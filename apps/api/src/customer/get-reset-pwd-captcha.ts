import { getResetPwdCaptcha as call } from '@portal/contract/customer';
import { useCaptcha } from '../core/codes/captcha';
import { handle } from '../http/handler';
import { sendCode } from '../core/codes/verify-code';
import { findByPhone } from './customer.store';

export const getResetPwdCaptcha = handle(call, async ({ body, gateway, request, device, fail }) => {
  const { brand, db } = gateway;
  if (body.nationCode !== brand.defaultPrefix) throw fail('customer.prefix', { fields: ['nationCode'] });
  const asker = { address: request.address, deviceKeys: device.keys, use: 'resetPwd' } as const;
  if (!(await useCaptcha(gateway, body.random, body.validate, asker))) {
    throw fail('customer.captcha', { fields: ['validate'] });
  }
  const known = (await findByPhone(db, body.nationCode, body.mobilePhone)) !== undefined;
  const to = body.nationCode + body.mobilePhone;
  return sendCode(gateway, { kind: 'resetPwd', to, medium: 'sms', asker: request.asker }, known);
});
