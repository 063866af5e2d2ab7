import { staffCode as call } from '@portal/contract/sandbox';
import { totpCode } from '../core/staff/totp';
import { handle } from '../http/handler';
import { demoStaff } from './demo-staff';

/** For the demo staff only: other members have an authenticator app of their own. */
export const staffCode = handle(call, async ({ query, gateway, fail }) => {
  const demo = demoStaff.find(({ email }) => email === query.email.toLowerCase());
  const row = demo
    ? await gateway.db.maybe<{ totp_key: Buffer }>(
        'sandbox.staffKey',
        'select totp_key from staff.member where email = $1 and totp_key is not null',
        [demo.email],
      )
    : undefined;
  if (!row) throw fail('staff.member');
  const now = Date.now();
  return { code: totpCode(gateway, row.totp_key, now), seconds: 30 - (Math.floor(now / 1000) % 30) };
});
