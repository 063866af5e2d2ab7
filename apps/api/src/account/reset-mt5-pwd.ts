import { resetMT5Pwd as call } from '@portal/contract/account';
import { askPlatform, readAccount } from '../kernel/accounts';
import { audit } from '../kernel/audit';
import { handle } from '../kernel/handler';
import { leaveMessage } from '../kernel/message';
import { phoneOf } from '../kernel/phone-of';
import { TradingRefusal } from '../kernel/ports';
import { useCode } from '../kernel/verify-code';

export const resetMT5Pwd = handle(call, async ({ body, customer: { customerId }, gateway, request, fail }) => {
  const { db, ports } = gateway;
  const account = await readAccount(gateway, customerId, body.id, { live: false });
  if (!account) throw fail('account.unknown');
  const { login, status } = account;
  if (!login || status !== 'open') throw fail('account.notOpen');
  // The code before the password: without it, 'same as the current one' would let a thief of the session try passwords.
  await useCode(gateway, 'mt5Password', await phoneOf(db, customerId), body.verifyCode);
  try {
    await askPlatform(gateway, () => ports.trading.changePassword(login, body.password));
  } catch (error) {
    if (error instanceof TradingRefusal && error.retcode === 3006) {
      throw fail('account.samePassword', { fields: ['password'] });
    }
    throw error;
  }
  await db.transaction(async (tx) => {
    const text = `MT5 账户 ${login} 的交易密码已重置。如非本人操作，请立即联系客服。`;
    await leaveMessage(tx, { customerId, kind: 'account.password', title: 'MT5 交易密码已重置', text });
    const subject = `account:${account.id}`;
    await audit(tx, { actor: `customer:${customerId}`, act: 'resetMt5Password', subject, requestId: request.id });
  });
  return null;
});
