import { login as call } from '@portal/contract/customer';
import { useCaptcha } from '../core/codes/captcha';
import { readCustInfo } from '../core/customers/cust-info';
import { handle } from '../http/handler';
import { checkPassword } from '../crypto/password-hash';
import { isFrozen } from './frozen.store';
import { findByUsername, recordLogin, startSession } from './customer.store';
import { addFailure, forgetFailures, isKnownBrowser, readThrottle, throttleKeys } from './login-throttle';

export const login = handle(call, async ({ body, gateway, request, setSid, fail }) => {
  const { brand, db } = gateway;
  const found = await findByUsername(db, brand.defaultPrefix, body.username);
  const known = await isKnownBrowser(db, found?.id, request.sid);
  const keys = throttleKeys(body.username, request.address, request.sid, known);
  const throttle = await readThrottle(db, keys);
  if (throttle.wait > 0) {
    throw fail('customer.loginWait', { values: { seconds: throttle.wait }, retryAfter: throttle.wait });
  }
  if (throttle.captcha) {
    if (!body.validate || !body.random) throw fail('CAPTCHA', { fields: ['validate'] });
    if (!(await useCaptcha(gateway, body.random, body.validate))) {
      throw fail('customer.captcha', { fields: ['validate'] });
    }
  }
  const device = { platform: body.platform, userAgent: request.userAgent, address: request.address };
  const fits = await checkPassword(found?.password_hash, body.password);
  if (!found || !fits) {
    await addFailure(db, keys);
    if (found) await recordLogin(db, found.id, device, false);
    if (found?.password_hash === null) throw fail('customer.passwordUnset', { fields: ['password'] });
    throw fail('customer.credentials', { fields: ['password'] });
  }
  if (await isFrozen(db, found.id)) throw fail('customer.frozen');
  await forgetFailures(db, keys);
  const { session, last } = await db.transaction(async (tx) => {
    const last = await tx.row<{ at: Date | null }>(
      'customer.lastLogin',
      'select max(at) as at from customer.login_record where customer_id = $1 and success',
      [found.id],
    );
    const session = await startSession(tx, found.id, device);
    await recordLogin(tx, found.id, device, true, body.trackParameters);
    return { session, last };
  });
  if (session.sid) setSid(session.sid);
  const username = String(found.id);
  return {
    token: session.token,
    username,
    id: username,
    custInfo: await readCustInfo(db, found.id),
    ...(last.at ? { lastLoginAt: last.at.toISOString() } : {}),
  };
});
