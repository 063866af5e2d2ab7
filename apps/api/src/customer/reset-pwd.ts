import { resetPwd as call } from '@portal/contract/customer';
import { audit } from '../kernel/audit';
import { sha256 } from '../kernel/crypto';
import { handle } from '../kernel/handler';
import { leaveMessage } from '../kernel/message';
import { hashPassword } from '../kernel/password-hash';
import { endSessions, setPassword } from './customer.store';

export const resetPwd = handle(call, async ({ body, gateway: { db }, request, fail }) => {
  const passwordHash = await hashPassword(body.password);
  await db.transaction(async (tx) => {
    const ticket = await tx.maybe<{ customer_id: bigint; live: boolean }>(
      'reset_ticket.use',
      'delete from customer.reset_ticket where ticket_hash = $1 returning customer_id, expires_at > now() as live',
      [sha256(body.ticket)],
    );
    if (!ticket?.live) throw fail('customer.ticket');
    const id = ticket.customer_id;
    await setPassword(tx, id, passwordHash);
    await endSessions(tx, id);
    const text = '您的登录密码已重置，所有设备已退出登录。如非本人操作，请立即联系客服。';
    await leaveMessage(tx, { customerId: id, kind: 'customer.password', title: '登录密码已重置', text });
    await audit(tx, { actor: `customer:${id}`, act: 'resetPwd', subject: `customer:${id}`, requestId: request.id });
  });
  return null;
});
