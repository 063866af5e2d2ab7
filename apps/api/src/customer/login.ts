import { login as call } from '@portal/contract/customer';
import { knownDevice, rememberDevice } from '../core/attempts/devices';
import { guess } from '../core/attempts/guess';
import { signInCounters } from '../core/attempts/sign-in-counters';
import { useCaptcha } from '../core/codes/captcha';
import { readCustInfo } from '../core/customers/cust-info';
import { Failure } from '../core/errors/fail';
import { requireFactor } from '../core/factors/customer-factor';
import { captchaFrom } from '../core/fixed-terms/fixed-terms';
import { leaveMessage } from '../core/messages/message';
import { beijingTime } from '../core/time/beijing-time';
import { checkPassword } from '../crypto/password-hash';
import { handle } from '../http/handler';
import { isFrozen } from './frozen.store';
import { findByUsername, recordFailure, recordLogin, startSession } from './customer.store';
import { guessLimit } from './guess-limit';

/** Tells neither by its content nor by its time whether the customer exists: both ways run the same statements. */
export const login = handle(call, async ({ body, gateway, request, device: cookie, setSid, fail }) => {
  const { brand, db, env } = gateway;
  const { username, password, platform, validate, random, deviceKey } = body;
  const found = await findByUsername(db, brand.defaultPrefix, username);
  const keys = deviceKey === undefined ? cookie.keys : [deviceKey];
  const known = await knownDevice(db, found && `customer:${found.id}`, keys);
  const isAsked = validate !== undefined && random !== undefined;
  const asker = { address: request.address, deviceKeys: keys, use: 'login' } as const;
  const fields = ['validate'];
  const device = { platform, userAgent: request.userAgent, address: request.address };
  const right = await guess(
    db,
    {
      ...guessLimit,
      ...signInCounters('login', found ? `id ${found.id}` : username, request.address, known),
      captcha: { from: captchaFrom, total: env.LOGIN_FAILURES_CAPTCHA },
      solved: isAsked && (await useCaptcha(gateway, random, validate, asker)),
      needsCaptcha: () => fail(isAsked ? 'customer.captcha' : 'CAPTCHA', { fields }),
    },
    async () => ((await checkPassword(found?.password_hash, password)) ? found : undefined),
  );
  if (!right) {
    await recordFailure(db, found?.id, device);
    throw fail('customer.credentials', { fields: ['password'] });
  }
  if (await isFrozen(db, right.id)) throw fail('customer.frozen');
  if (!known) {
    const door = { door: 'signIn', customerId: right.id, address: request.address, answer: body.factor } as const;
    await requireFactor(gateway, door).catch(async (error: unknown) => {
      if (error instanceof Failure && error.code === 'customer.factor') await recordFailure(db, right.id, device);
      throw error;
    });
  }
  const { session, last } = await db.transaction(async (tx) => {
    const last = await tx.row(
      'customer.lastLogin',
      'select max(at) as at from customer.login_record where customer_id = $1 and success',
      [right.id],
    );
    const session = await startSession(tx, right.id, device);
    await recordLogin(tx, right.id, device, body.trackParameters);
    const key = deviceKey ?? (platform === 1 ? cookie.key : undefined);
    if (key !== undefined) await rememberDevice(tx, `customer:${right.id}`, key);
    if (!known) {
      const params = { at: beijingTime(new Date()), address: request.address };
      await leaveMessage(tx, { customerId: right.id, kind: 'customer.device', params });
    }
    return { session, last };
  });
  if (session.sid) {
    setSid(session.sid);
    cookie.set();
  }
  const customerNumber = String(right.id);
  return {
    token: session.token,
    username: customerNumber,
    id: customerNumber,
    custInfo: await readCustInfo(db, right.id),
    ...(last.at ? { lastLoginAt: last.at.toISOString() } : {}),
  };
});
