import { demoStaff, staffCode as call } from '@portal/contract/sandbox';
import { totpCode } from '../core/factors/totp';
import { handle } from '../http/handler';

/** Seconds of a code. */
const period = 30;

/** For the demo staff only: other members have an authenticator app of their own. */
export const staffCode = handle(call, async ({ query, gateway, fail }) => {
  const demo = demoStaff.find(({ email }) => email === query.email.toLowerCase());
  const row = demo
    ? await gateway.db.maybe(
        'sandbox.staffKey',
        'select totp_key, totp_step from staff.member where email = $1 and totp_key is not null',
        [demo.email],
      )
    : undefined;
  if (!row) throw fail('staff.member');
  const now = Math.floor(Date.now() / 1000);
  const step = Math.floor(now / period);
  const next = Math.max(step, Number(row.totp_step ?? 0n) + 1);
  // The gateway accepts a code one step early.
  const waitSeconds = Math.max(0, (next - 1) * period - now);
  return { code: totpCode(gateway, row.totp_key, next * period * 1000), waitSeconds };
});
