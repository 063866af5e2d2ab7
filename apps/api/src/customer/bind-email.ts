import { bindEmail as call } from '@portal/contract/customer';
import { maskEmail } from '@portal/rules/masks';
import { audit } from '../core/audit/audit';
import { isUniqueViolation } from '../database/database';
import { handle } from '../http/handler';
import { useCode } from '../core/codes/verify-code';
import { emailTarget } from './email';

export const bindEmail = handle(call, async ({ body, customer, gateway, request, fail }) => {
  const id = customer.customerId;
  await useCode(gateway, request.asker, 'bindEmail', emailTarget(body.email), body.verifyCode, id);
  try {
    await gateway.db.transaction(async (tx) => {
      await tx.rows('customer.bindEmail', 'update customer.customer set email = $2, secured_at = now() where id = $1', [
        id,
        body.email,
      ]);
      await audit(tx, { actor: `customer:${id}`, act: 'bindEmail', subject: `customer:${id}`, requestId: request.id });
    });
  } catch (error) {
    // Another customer bound it between the code and now.
    if (isUniqueViolation(error)) throw fail('customer.emailTaken', { fields: ['email'] });
    throw error;
  }
  return { email: maskEmail(body.email) };
});
