import type { Job } from '../../core/gateway/job';
import { addTicket, removeTickets } from '../session/ticket.store';
import { invitationLink } from './invitation-link';
import { readMembers } from './member.store';

/**
 * Sends the link of an approved invitation to the member's mailbox. The link is made here and is nowhere else: a repeated run sends
 * another one and ends the former.
 */
export const sendInvitation: Job = async (gateway, { memberId = '' }) => {
  const { brand, db, env, ports } = gateway;
  const id = BigInt(memberId);
  const [member] = await readMembers(db, env, id);
  if (!member || member.state === 'inactive') return;
  const token = await db.transaction(async (tx) => {
    await removeTickets(tx, id, ['invitation', 'enrol']);
    return addTicket(tx, id, 'invitation');
  });
  await ports.message.send({
    medium: 'email',
    to: member.email,
    kind: 'staffInvitation',
    text: `【${brand.name}员工账号】${member.name}，请在 72 小时内打开以下链接，设置密码与身份验证器。链接只能使用一次，请勿转发：\n${invitationLink(gateway, token)}`,
  });
};
