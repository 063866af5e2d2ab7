import { updatePassWord as call } from '@portal/contract/customer';
import { audit } from '../core/audit/audit';
import { randomToken, sha256 } from '../crypto/crypto';
import { handle } from '../http/handler';
import { leaveMessage } from '../core/messages/message';
import { checkPassword, hashPassword } from '../crypto/password-hash';
import { endSessions, findById, setPassword } from './customer.store';
import { addFailure, forgetFailures, readThrottle } from './login-throttle';

export const updatePassWord = handle(call, async ({ body, customer, gateway: { db }, request, fail }) => {
  const id = customer.customerId;
  const keys = [`password:${id}`];
  const { wait } = await readThrottle(db, keys);
  if (wait > 0) throw fail('customer.loginWait', { values: { seconds: wait }, retryAfter: wait });
  const { password_hash } = await findById(db, id);
  if (!(await checkPassword(password_hash, body.oldPassword))) {
    await addFailure(db, keys);
    throw fail('customer.oldPassword', { fields: ['oldPassword'] });
  }
  if (body.oldPassword === body.newPassword) throw fail('customer.samePassword', { fields: ['newPassword'] });
  await forgetFailures(db, keys);
  const passwordHash = await hashPassword(body.newPassword);
  const token = randomToken();
  await db.transaction(async (tx) => {
    await setPassword(tx, id, passwordHash);
    // The browser keeps its sid; only its token changes.
    await tx.rows('session.renew', 'update customer.session set token_hash = $2 where id = $1', [
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
