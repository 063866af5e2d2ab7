import { acceptInvitation as call } from '@portal/contract/staff';
import { hashPassword } from '../../crypto/password-hash';
import { handle } from '../../http/handler';
import { addTicket, findTicket, removeTickets } from './ticket.store';
import { newTotp } from '../../core/factors/totp';

/** The invitation stays valid until the first code completes it, so that a closed page can be opened again. */
export const acceptInvitation = handle(call, async ({ body, gateway, fail }) => {
  const { default: commonPasswords } = await import('fxa-common-password-list');
  if (commonPasswords.test(body.password)) throw fail('staff.commonPassword', { fields: ['password'] });
  // Before the costly hash, which a stranger without an invitation must not be able to ask for.
  if (!(await findTicket(gateway.db, body.token, ['invitation']))) throw fail('staff.invitation');
  const passwordHash = await hashPassword(body.password);
  return gateway.db.transaction(async (tx) => {
    const invitation = await findTicket(tx, body.token, ['invitation']);
    if (!invitation) throw fail('staff.invitation');
    const issuer = `${gateway.brand.shortName} 后台`;
    const { secret, uri, encrypted } = newTotp(gateway, 'staff.member|totp_key', issuer, invitation.email);
    await removeTickets(tx, invitation.member_id, ['enrol']);
    const ticket = await addTicket(tx, invitation.member_id, 'enrol', { passwordHash, totpKey: encrypted });
    return { ticket, email: invitation.email, totp: { secret, uri } };
  });
});
