import { stepUp as call } from '@portal/contract/staff';
import { guess } from '../../core/attempts/guess';
import { handle } from '../../http/handler';
import { checkSecondFactor } from './second-factor';
import { readMe, stepUpSession, takeSessionChallenge } from './session.store';
import { recordSignIn, stepUpLimit } from './throttle';

/** Wrong codes are listed with the failed sign-ins. */
export const stepUp = handle(call, async ({ body, gateway, staff, request, fail }) => {
  const { db } = gateway;
  const { sessionId, memberId, email } = staff;
  const passed = await guess(db, stepUpLimit(sessionId), () =>
    db.transaction(async (tx) => {
      const challenge = await takeSessionChallenge(tx, sessionId);
      if (!(await checkSecondFactor(gateway, tx, memberId, challenge, body))) return undefined;
      await stepUpSession(tx, sessionId);
      return true;
    }),
  );
  if (!passed) {
    await recordSignIn(db, { email, device: request.userAgent, address: request.address }, 'factor');
    throw body.passkey === undefined ? fail('staff.code', { fields: ['code'] }) : fail('staff.passkey');
  }
  return readMe(gateway, memberId, sessionId);
});
