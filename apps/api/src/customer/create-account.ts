import { createAccount as call } from '@portal/contract/customer';
import { audit } from '../core/audit/audit';
import { agreedTexts } from '../core/consents/asked-texts';
import { addConsents } from '../core/consents/consents.store';
import { readCustInfo } from '../core/customers/cust-info';
import { findDemoCustomer } from '../http/demo/demo-customer';
import { handle } from '../http/handler';
import { hashPassword } from '../crypto/password-hash';
import { rememberDevice } from '../core/attempts/devices';
import { reopenCode } from '../core/codes/reopen-code';
import { useCode } from '../core/codes/verify-code';
import type { Gateway } from '../core/gateway/gateway';
import { inviterOf, recordLogin, register, startSession } from './customer.store';

/** Whether a customer may register with an invite code. Everybody sees that of the demo customer, who invites nobody. */
async function canInvite({ db, env }: Pick<Gateway, 'db' | 'env'>, code: string): Promise<boolean> {
  const inviter = await inviterOf(db, code);
  return inviter !== undefined && inviter !== (await findDemoCustomer(db, env));
}

export const createAccount = handle(call, async ({ body, gateway, request, device: cookie, setSid, fail }) => {
  const { brand, db } = gateway;
  if (body.signature !== brand.signature) throw fail('customer.signature');
  if (body.nationCode !== brand.defaultPrefix) throw fail('customer.prefix', { fields: ['nationCode'] });
  const texts = await agreedTexts(gateway, ['register', 'marketing'], body.agreements, fail);
  const to = body.nationCode + body.mobilePhone;
  // First, so that nothing is told to whoever does not hold the phone: not whether it is registered, nor whose an invite code is.
  await useCode(gateway, request.asker, 'open', to, body.verifyCode);
  if (body.inviteCode !== undefined && !(await canInvite(gateway, body.inviteCode))) {
    // A slip in the invite code must not cost another message.
    await reopenCode(gateway, 'open', to);
    throw fail('customer.inviteCode', { fields: ['inviteCode'] });
  }
  const passwordHash = await hashPassword(body.password);
  const device = { platform: body.platform, userAgent: request.userAgent, address: request.address };
  const { id, session } = await db.transaction(async (tx) => {
    const id = await register(tx, {
      nation: body.nationCode,
      phone: body.mobilePhone,
      passwordHash,
      platform: body.platform,
      level: body.level,
      track: body.trackParameters,
      inviteCode: body.inviteCode,
    });
    await addConsents(tx, id, { texts, way: 'registration', address: request.address });
    const session = await startSession(tx, id, device);
    await recordLogin(tx, id, device, body.trackParameters);
    const key = body.deviceKey ?? (body.platform === 1 ? cookie.key : undefined);
    if (key !== undefined) await rememberDevice(tx, `customer:${id}`, key);
    await audit(tx, { actor: `customer:${id}`, act: 'register', subject: `customer:${id}`, requestId: request.id });
    return { id, session };
  });
  if (session.sid) {
    setSid(session.sid);
    cookie.set();
  }
  const username = String(id);
  return { token: session.token, username, id: username, custInfo: await readCustInfo(db, id) };
});
