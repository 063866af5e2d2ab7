import { demoStaff, demoStaffPassword } from '@portal/contract/sandbox';
import { hashPassword } from '../crypto/password-hash';
import { newTotp } from '../core/factors/totp';
import type { Gateway } from '../core/gateway/gateway';

/** Adds the demo staff that are missing, as if enrolled long ago. The sandbox plays their authenticator app: `sandbox.staffCode`. */
export async function addDemoStaff(gateway: Gateway): Promise<void> {
  const there = await gateway.db.rows('sandbox.staff', 'select email from staff.member where email = any ($1)', [
    demoStaff.map(({ email }) => email),
  ]);
  const missing = demoStaff.filter(({ email }) => !there.some((one) => one.email === email));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(demoStaffPassword);
  for (const { email, name, role } of missing) {
    await gateway.db.rows(
      'sandbox.addStaff',
      `insert into staff.member (email, name, roles, password_hash, totp_key, enrolled_at)
       values ($1, $2, array[$3], $4, $5, now() - interval '1 year') on conflict (email) do nothing`,
      [
        email,
        name,
        role,
        passwordHash,
        newTotp(gateway, 'staff.member|totp_key', gateway.brand.shortName, email).encrypted,
      ],
    );
  }
}
