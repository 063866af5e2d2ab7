import { updatePassWord as call } from '@portal/contract/customer';
import { audit } from '../core/audit/audit';
import { randomToken, sha256 } from '../crypto/crypto';
import { handle } from '../http/handler';
import { leaveMessage } from '../core/messages/message';
import { hashPassword } from '../crypto/password-hash';
import { confirmPassword } from './confirm-password';
import { endSessions, setPassword } from './customer.store';

export const updatePassWord = handle(call, async ({ body, customer, gateway: { db }, request, fail }) => {
  const id = customer.customerId;
  await confirmPassword(db, id, body.oldPassword, ['customer.oldPassword', 'oldPassword']);
  if (body.oldPassword === body.newPassword) throw fail('customer.samePassword', { fields: ['newPassword'] });
  const passwordHash = await hashPassword(body.newPassword);
  const token = randomToken();
  await db.transaction(async (tx) => {
    await setPassword(tx, id, passwordHash);
    // The browser keeps its sid; only its token changes. The old password was a proof.
    await tx.rows('session.renew', 'update customer.session set token_hash = $2, active_at = now() where id = $1', [
      customer.sessionId,
      sha256(token),
    ]);
    await endSessions(tx, id, customer.sessionId);
    await leaveMessage(tx, { customerId: id, kind: 'customer.password', params: { event: 'changed' } });
    await audit(tx, {
      actor: `customer:${id}`,
      act: 'updatePassWord',
      subject: `customer:${id}`,
      requestId: request.id,
    });
  });
  return { token };
});
