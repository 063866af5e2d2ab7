import { validResetPwdCaptcha as call } from '@portal/contract/customer';
import { randomToken, sha256 } from '../crypto/crypto';
import { resetMinutes } from '../core/fixed-terms/fixed-terms';
import { handle } from '../http/handler';
import { useCode } from '../core/codes/verify-code';
import { findByPhone } from './customer.store';

export const validResetPwdCaptcha = handle(call, async ({ body, gateway, request, fail }) => {
  const { brand, db } = gateway;
  await useCode(gateway, request.asker, 'resetPwd', brand.defaultPrefix + body.mobilePhone, body.verifyCode);
  const customer = await findByPhone(db, brand.defaultPrefix, body.mobilePhone);
  // An unknown phone was sent no code. A guessed code gets the same response as a wrong one.
  if (!customer) throw fail('customer.code', { fields: ['verifyCode'] });
  const ticket = randomToken();
  await db.rows(
    'reset_ticket.add',
    `insert into customer.reset_ticket (ticket_hash, customer_id, expires_at)
     values ($1, $2, now() + make_interval(mins => $3))`,
    [sha256(ticket), customer.id, resetMinutes],
  );
  return { ticket };
});
