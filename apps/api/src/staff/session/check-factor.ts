import { checkFactor as call } from '@portal/contract/staff';
import { rememberDevice } from '../../core/attempts/devices';
import { guess } from '../../core/attempts/guess';
import { audit } from '../../core/audit/audit';
import { handle } from '../../http/handler';
import { enrol } from './enrol';
import { checkSecondFactor } from './second-factor';
import { readMe, startStaffSession } from './session.store';
import { recordSignIn, signInLimit } from './throttle';
import { countTry, findTicket, removeTickets } from './ticket.store';
import { staffSession } from '../../http/staff-session';

const kinds = ['factor', 'enrol'] as const;

/** Completes a sign-in or, for the ticket of an accepted invitation, the enrolment. */
export const checkFactor = handle(call, async ({ body, gateway, request, device, setStaffCookie, fail }) => {
  const { db } = gateway;
  const of = await findTicket(db, body.ticket, kinds);
  if (!of) throw fail('staff.ticket');
  const attempt = { email: of.email, device: request.userAgent, address: request.address };
  const limit = await signInLimit(db, attempt, of.member_id, device.keys);
  const outcome = await guess(db, limit, () =>
    db.transaction(async (tx) => {
      const ticket = await findTicket(tx, body.ticket, kinds);
      if (!ticket) throw fail('staff.ticket');
      const isEnrolment = ticket.kind === 'enrol';
      const recoveryCodes = isEnrolment ? await enrol(gateway, tx, ticket, body.code) : undefined;
      const passed = isEnrolment
        ? recoveryCodes !== undefined
        : await checkSecondFactor(gateway, tx, ticket.member_id, ticket.challenge, body);
      if (!passed) {
        await countTry(tx, body.ticket);
        await recordSignIn(tx, attempt, 'factor');
        return undefined;
      }
      await removeTickets(tx, ticket.member_id, isEnrolment ? ['factor', 'enrol', 'invitation'] : ['factor']);
      await recordSignIn(tx, attempt, 'signed-in');
      const token = await startStaffSession(tx, ticket.member_id, attempt);
      if (body.client !== 'script') await rememberDevice(tx, `staff:${ticket.member_id}`, device.key);
      await audit(tx, {
        actor: `staff:${ticket.email}`,
        act: isEnrolment ? 'staff.enrol' : 'staff.signIn',
        subject: `member:${ticket.member_id}`,
        requestId: request.id,
        address: request.address,
      });
      return { token, ...(recoveryCodes ? { recoveryCodes } : {}) };
    }),
  );
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
  device.set();
  return { me, ...shown };
});
