import { checkPassword as call } from '@portal/contract/staff';
import { checkPassword as passwordFits } from '../../crypto/password-hash';
import { handle } from '../../http/handler';
import { passkeysOf } from './passkey.store';
import { guardAttempt, recordSignIn, type SignInResult } from './throttle';
import { addTicket } from './ticket.store';

interface MemberRow {
  id: bigint;
  password_hash: string | null;
  active: boolean;
}

/** A wrong password, an unknown address and an inactive member get the same answer after the same time. */
export const checkPassword = handle(call, async ({ body, gateway, request, fail }) => {
  const attempt = { email: body.email.toLowerCase(), device: request.userAgent, address: request.address };
  const passed = await gateway.db.transaction(async (tx) => {
    await guardAttempt(tx, attempt);
    const member = await tx.maybe<MemberRow>(
      'staff.findByEmail',
      'select id, password_hash, active from staff.member where email = $1',
      [attempt.email],
    );
    const fits = await passwordFits(member?.password_hash ?? undefined, body.password);
    const result: SignInResult | undefined = !fits ? 'password' : member?.active ? undefined : 'inactive';
    if (result || !member) {
      await recordSignIn(tx, attempt, result ?? 'password');
      return undefined;
    }
    const passkeys = await passkeysOf(tx, member.id);
    return { ticket: await addTicket(tx, member.id, 'factor'), passkey: passkeys.length > 0 };
  });
  if (!passed) throw fail('staff.credentials', { fields: ['password'] });
  return passed;
});
