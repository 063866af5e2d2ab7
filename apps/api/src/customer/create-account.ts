import { createAccount as call } from '@portal/contract/customer';
import { audit } from '../core/audit/audit';
import { readCustInfo } from '../core/customers/cust-info';
import { handle } from '../http/handler';
import { hashPassword } from '../crypto/password-hash';
import { useCode } from '../core/codes/verify-code';
import { findByPhone, isInviteCode, recordLogin, register, startSession } from './customer.store';

export const createAccount = handle(call, async ({ body, gateway, request, setSid, fail }) => {
  const { brand, db } = gateway;
  if (body.signature !== brand.signature) throw fail('customer.signature');
  if (body.nationCode !== brand.defaultPrefix) throw fail('customer.prefix', { fields: ['nationCode'] });
  if (await findByPhone(db, body.nationCode, body.mobilePhone)) {
    throw fail('customer.registered', { fields: ['mobilePhone'] });
  }
  // Looked at before the code is used up: a slip in the invite code must not cost another message.
  if (body.inviteCode !== undefined && !(await isInviteCode(db, body.inviteCode))) {
    throw fail('customer.inviteCode', { fields: ['inviteCode'] });
  }
  await useCode(gateway, 'open', body.nationCode + body.mobilePhone, body.verifyCode);
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
    const session = await startSession(tx, id, device);
    await recordLogin(tx, id, device, true, body.trackParameters);
    await audit(tx, { actor: `customer:${id}`, act: 'register', subject: `customer:${id}`, requestId: request.id });
    return { id, session };
  });
  if (session.sid) setSid(session.sid);
  const username = String(id);
  return { token: session.token, username, id: username, custInfo: await readCustInfo(db, id) };
});
