import { createAutoLoginToken as call } from '@portal/contract/customer';
import { isSafePath } from '@portal/rules/plain-text';
import { Failure } from '../core/errors/fail';
import { randomToken, sha256 } from '../crypto/crypto';
import { handle } from '../http/handler';
import { sessionDays } from '../http/session';

/** Seconds in which a browser must use the token first. */
const expiresIn = 60;

export const createAutoLoginToken = handle(call, async ({ body, customer, gateway: { db }, request, fail }) => {
  if (body.path !== undefined && !isSafePath(body.path)) throw fail('customer.path', { fields: ['path'] });
  const token = randomToken();
  const { id } = await db.row(
    'customer.autoLogin',
    `select customer.start_session($1, $2, null, now() + make_interval(secs => $3), 1::smallint, '', $4, $5, $6) as id`,
    [customer.customerId, sha256(token), expiresIn, request.address, sessionDays, customer.sessionId],
  );
  // A logout at the same time has ended the session.
  if (id === null) throw new Failure('10005');
  return { token, expiresIn };
});
