import { checkFactor as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { handle } from '../../http/handler';
import { enrol } from './enrol';
import { checkSecondFactor } from './second-factor';
import { readMe, startStaffSession } from './session.store';
import { guardAttempt, recordSignIn } from './throttle';
import { countTry, findTicket, removeTickets } from './ticket.store';
import { staffSession } from '../../http/staff-session';

/** Completes a sign-in or, for the ticket of an accepted invitation, the enrolment. */
export const checkFactor = handle(call, async ({ body, gateway, request, setStaffCookie, fail }) => {
  const { db } = gateway;
  const from = { device: request.userAgent, address: request.address };
  const outcome = await db.transaction(async (tx) => {
    const ticket = await findTicket(tx, body.ticket, ['factor', 'enrol']);
    if (!ticket) throw fail('staff.ticket');
    const attempt = { ...from, email: ticket.email };
    await guardAttempt(tx, attempt);
    const recoveryCodes = ticket.kind === 'enrol' ? await enrol(gateway, tx, ticket, body.code) : undefined;
    const passed =
      ticket.kind === 'enrol'
        ? recoveryCodes !== undefined
        : await checkSecondFactor(gateway, tx, ticket.member_id, ticket.challenge, body);
    if (!passed) {
      await countTry(tx, body.ticket);
      await recordSignIn(tx, attempt, 'factor');
      return undefined;
    }
    await removeTickets(tx, ticket.member_id, ticket.kind === 'enrol' ? ['factor', 'enrol', 'invitation'] : ['factor']);
    await recordSignIn(tx, attempt, 'signed-in');
    const token = await startStaffSession(tx, ticket.member_id, attempt);
    await audit(tx, {
      actor: `staff:${ticket.email}`,
      act: ticket.kind === 'enrol' ? 'staff.enrol' : 'staff.signIn',
      subject: `member:${ticket.member_id}`,
      requestId: request.id,
      address: request.address,
    });
    return { token, ...(recoveryCodes ? { recoveryCodes } : {}) };
  });
  if (!outcome) {
    throw body.passkey === undefined
      ? fail('staff.code', { fields: [body.recoveryCode === undefined ? 'code' : 'recoveryCode'] })
      : fail('staff.passkey');
  }
  const { token, ...shown } = outcome;
  const { memberId, sessionId } = await staffSession(gateway, token);
  const me = await readMe(gateway, memberId, sessionId);
  if (body.client === 'script') return { me, ...shown, token };
  setStaffCookie(token);
  return { me, ...shown };
});
