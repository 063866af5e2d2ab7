import { permissions, type Permission } from '@portal/contract';
import { sha256 } from '../crypto/crypto';
import { Failure } from '../core/errors/fail';
import type { Gateway } from '../core/gateway/gateway';

/** The staff member of a valid session. */
export interface StaffMember {
  sessionId: bigint;
  memberId: bigint;
  name: string;
  email: string;
  /** `staff:` and the e-mail address: the name in the audit log and in two-person rules. */
  actor: string;
  roles: readonly string[];
  permissions: ReadonlySet<Permission>;
  /** Whether the second factor was shown within the last five minutes. */
  steppedUp: boolean;
  /** The member's own customer account, on which the member may not decide. */
  customerId: bigint | null;
}

/**
 * Finds the session of a token and counts the request as activity. A session ends 12 hours after its start, and after
 * STAFF_IDLE_MINUTES without a request. Throws STAFF if there is none.
 */
export async function staffSession(
  { db, env }: Pick<Gateway, 'db' | 'env'>,
  token: string | undefined,
): Promise<StaffMember> {
  const row = token
    ? await db.maybe(
        'staff.session',
        `select s.id, s.member_id, m.name, m.email, m.roles, m.customer_id,
                s.stepped_up_at > now() - interval '5 minutes' as stepped_up,
                s.last_seen_at < now() - interval '20 seconds' as stale,
                array(select distinct unnest(r.permissions) from staff.role r where r.name = any (m.roles)) as permissions
         from staff.session s join staff.member m on m.id = s.member_id
         where s.token_hash = $1 and m.active and staff.live(s, $2)`,
        [sha256(token), env.STAFF_IDLE_MINUTES],
      )
    : undefined;
  if (!row) throw new Failure('STAFF', { status: 401 });
  if (row.stale) await db.rows('staff.seen', 'update staff.session set last_seen_at = now() where id = $1', [row.id]);
  return {
    sessionId: row.id,
    memberId: row.member_id,
    name: row.name,
    email: row.email,
    actor: `staff:${row.email}`,
    roles: row.roles,
    permissions: new Set(permissions.filter((one) => row.permissions.includes(one))),
    steppedUp: row.stepped_up,
    customerId: row.customer_id,
  };
}

/** Throws STAFF_PERMISSION unless the member has one of the permissions. An empty list asks for none. */
export function requirePermission(staff: StaffMember, anyOf: readonly Permission[]): void {
  if (anyOf.length > 0 && !anyOf.some((one) => staff.permissions.has(one)))
    throw new Failure('STAFF_PERMISSION', { status: 403 });
}

/** Throws STAFF_STEP_UP unless the second factor was shown within the last five minutes. */
export function requireStepUp({ steppedUp }: StaffMember): void {
  if (!steppedUp) throw new Failure('STAFF_STEP_UP', { status: 403 });
}
