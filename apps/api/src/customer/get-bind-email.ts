import { getBindEmail as call } from '@portal/contract/customer';
import { maskEmail } from '@portal/rules/masks';
import { useCaptcha } from '../core/codes/captcha';
import { handle } from '../http/handler';
import { sendCode } from '../core/codes/verify-code';
import { findById } from './customer.store';
import { emailTarget, isEmailTaken } from './email';

export const getBindEmail = handle(call, async ({ body, customer, gateway, request, device, fail }) => {
  const { customerId } = customer;
  const { email } = await findById(gateway.db, customerId);
  const now = { bound: email !== null, ...(email ? { email: maskEmail(email) } : {}) };
  if (body.email === undefined) return now;
  const by = { address: request.address, deviceKeys: device.keys, use: 'email' } as const;
  if (!(await useCaptcha(gateway, body.random ?? '', body.validate ?? '', by))) {
    throw fail('customer.captcha', { fields: ['validate'] });
  }
  if (await isEmailTaken(gateway.db, body.email, customerId)) {
    throw fail('customer.emailTaken', { fields: ['email'] });
  }
  const to = emailTarget(body.email);
  const { asker } = request;
  return { ...now, ...(await sendCode(gateway, { kind: 'bindEmail', to, medium: 'email', asker, customerId })) };
});
