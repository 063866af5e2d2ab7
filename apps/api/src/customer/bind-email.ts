import { bindEmail as call } from '@portal/contract/customer';
import { maskEmail } from '@portal/rules/masks';
import { useCode } from '../core/codes/verify-code';
import { coolingHours } from '../core/customers/cooling';
import { isUniqueViolation } from '../database/database';
import { handle } from '../http/handler';
import { confirmPassword } from './confirm-password';
import { emailTarget } from './email';
import { changeEmail } from './email.store';

export const bindEmail = handle(call, async ({ body, customer, gateway, request, fail }) => {
  const { customerId } = customer;
  const { email, password, verifyCode } = body;
  // First, so that a slip in the password does not cost another code.
  await confirmPassword(gateway.db, customerId, password);
  await useCode(gateway, request.asker, 'bindEmail', emailTarget(email), verifyCode, customerId);
  try {
    await changeEmail(gateway, customerId, email, coolingHours(gateway), request.id);
  } catch (error) {
    // Another customer bound it between the code and now.
    if (isUniqueViolation(error)) throw fail('customer.emailTaken', { fields: ['email'] });
    throw error;
  }
  return { email: maskEmail(email) };
});
