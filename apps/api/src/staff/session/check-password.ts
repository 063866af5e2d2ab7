import { checkPassword as call } from '@portal/contract/staff';
import { guess } from '../../core/attempts/guess';
import { checkPassword as passwordFits } from '../../crypto/password-hash';
import { handle } from '../../http/handler';
import { passkeysOf } from './passkey.store';
import { recordSignIn, signInLimit, type SignInResult } from './throttle';
import { addTicket } from './ticket.store';

/**
 * A wrong password, an unknown address and an inactive member get the same answer after the same time. A right password does not
 * clear the member's counter: it would free guesses at the second factor.
 */
export const checkPassword = handle(call, async ({ body, gateway: { db }, request, device, fail }) => {
  const attempt = { email: body.email.toLowerCase(), device: request.userAgent, address: request.address };
  const found = await db.maybe(
    'staff.findByEmail',
    'select id, password_hash, active from staff.member where email = $1',
    [attempt.email],
  );
  const { own: _cleared, ...limit } = await signInLimit(db, attempt, found?.id, device.keys);
  let result: SignInResult = 'password';
  const member = await guess(db, limit, async () => {
    if (!(await passwordFits(found?.password_hash, body.password))) return undefined;
    if (found?.active) return found;
    result = 'inactive';
    return undefined;
  });
  if (!member) {
    await recordSignIn(db, attempt, result);
    throw fail('staff.credentials', { fields: ['password'] });
  }
  const passkeys = await passkeysOf(db, member.id);
  return { ticket: await addTicket(db, member.id, 'factor'), passkey: passkeys.length > 0 };
});
