import { resetMT5Pwd as call } from '@portal/contract/account';
import { askPlatform, readAccount } from '../core/accounts';
import { audit } from '../core/audit/audit';
import { phoneCooling } from '../core/customers/phone-cooling';
import { handle } from '../http/handler';
import { leaveMessage } from '../core/messages/message';
import { phoneOf } from '../core/codes/phone-of';
import { TradingRefusal } from '../ports';
import { useCode } from '../core/codes/verify-code';

export const resetMT5Pwd = handle(call, async ({ body, customer: { customerId }, gateway, request, fail }) => {
  const { db, ports } = gateway;
  const account = await readAccount(gateway, customerId, body.id, { live: false });
  if (!account) throw fail('account.unknown');
  const { login, status } = account;
  if (!login || status !== 'open') throw fail('account.notOpen');
  const cooling = await phoneCooling(gateway, customerId);
  if (cooling) throw fail('account.phoneCooling', { values: { ...cooling }, fields: ['verifyCode'] });
  // The code before the password: without it, 'same as the current one' would let a thief of the session try passwords.
  const phone = await phoneOf(db, customerId);
  await useCode(gateway, request.asker, 'mt5Password', phone, body.verifyCode, null, { accountId: body.id });
  try {
    await askPlatform(gateway, () => ports.trading.changePassword(login, body.password));
  } catch (error) {
    if (error instanceof TradingRefusal && error.retcode === 3006) {
      throw fail('account.samePassword', { fields: ['password'] });
    }
    throw error;
  }
  await db.transaction(async (tx) => {
    await leaveMessage(tx, { customerId, kind: 'account.password', params: { login } });
    const subject = `account:${account.id}`;
    await audit(tx, { actor: `customer:${customerId}`, act: 'resetMt5Password', subject, requestId: request.id });
  });
  return null;
});
