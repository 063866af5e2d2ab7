import { getBindEmail as call } from '@portal/contract/customer';
import { maskEmail } from '@portal/rules/masks';
import { handle } from '../http/handler';
import { sendCode } from '../core/codes/verify-code';
import { findById } from './customer.store';
import { emailTarget, isEmailTaken } from './email';

export const getBindEmail = handle(call, async ({ body, customer, gateway, request, fail }) => {
  const { customerId } = customer;
  const { email } = await findById(gateway.db, customerId);
  const now = { bound: email !== null, ...(email ? { email: maskEmail(email) } : {}) };
  if (body.email === undefined) return now;
  if (await isEmailTaken(gateway.db, body.email, customerId)) {
    throw fail('customer.emailTaken', { fields: ['email'] });
  }
  const to = emailTarget(body.email);
  const { asker } = request;
  return { ...now, ...(await sendCode(gateway, { kind: 'bindEmail', to, medium: 'email', asker, customerId })) };
});
