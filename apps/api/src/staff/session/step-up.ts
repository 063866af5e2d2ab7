import { stepUp as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { checkSecondFactor } from './second-factor';
import { readMe, stepUpSession, takeSessionChallenge } from './session.store';
import { guardAttempt, recordSignIn } from './throttle';

/** Wrong codes count as failed sign-ins. */
export const stepUp = handle(call, async ({ body, gateway, staff, request, fail }) => {
  const attempt = { email: staff.email, device: request.userAgent, address: request.address };
  const passed = await gateway.db.transaction(async (tx) => {
    await guardAttempt(tx, attempt);
    const challenge = await takeSessionChallenge(tx, staff.sessionId);
    const fits = await checkSecondFactor(gateway, tx, staff.memberId, challenge, body);
    if (fits) await stepUpSession(tx, staff.sessionId);
    else await recordSignIn(tx, attempt, 'factor');
    return fits;
  });
  if (!passed) throw body.passkey === undefined ? fail('staff.code', { fields: ['code'] }) : fail('staff.passkey');
  return readMe(gateway, staff.memberId, staff.sessionId);
});
