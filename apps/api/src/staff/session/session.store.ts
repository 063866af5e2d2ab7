import type { StaffMe } from '@portal/contract/staff';
import { permissions } from '@portal/contract';
import { randomToken, sha256 } from '../../crypto/crypto';
import type { Db } from '../../database/database';
import type { Gateway } from '../../core/gateway/gateway';
import type { Attempt } from './throttle';

/** Starts a session and returns its token. */
export async function startStaffSession(db: Db, memberId: bigint, { device, address }: Attempt): Promise<string> {
  const token = randomToken();
  await db.rows(
    'staff.startSession',
    'insert into staff.session (member_id, token_hash, device, address) values ($1, $2, $3, $4)',
    [memberId, sha256(token), device, address],
  );
  return token;
}

/** Ends one session, or all open ones of a member. Returns how many. */
export async function endStaffSessions(db: Db, memberId: bigint, sessionId?: bigint): Promise<number> {
  const ended = await db.rows(
    'staff.endSessions',
    `update staff.session set ended_at = now()
     where member_id = $1 and ended_at is null and ($2::bigint is null or id = $2) returning id`,
    [memberId, sessionId ?? null],
  );
  return ended.length;
}

export const stepUpSession = (db: Db, sessionId: bigint) =>
  db.rows('staff.steppedUp', 'update staff.session set stepped_up_at = now(), challenge = null where id = $1', [
    sessionId,
  ]);

export const setSessionChallenge = (db: Db, sessionId: bigint, challenge: string) =>
  db.rows('staff.sessionChallenge', 'update staff.session set challenge = $2 where id = $1', [sessionId, challenge]);

/** Takes the open challenge of a session: it is valid for one answer. */
export async function takeSessionChallenge(tx: Db, sessionId: bigint): Promise<string | null> {
  const { challenge } = await tx.row(
    'staff.readChallenge',
    'select challenge from staff.session where id = $1 for update',
    [sessionId],
  );
  await tx.rows('staff.dropChallenge', 'update staff.session set challenge = null where id = $1', [sessionId]);
  return challenge;
}

/** What a session's member may do. */
export async function readMe(
  { db, env }: Pick<Gateway, 'db' | 'env'>,
  memberId: bigint,
  sessionId: bigint,
): Promise<StaffMe> {
  const row = await db.row(
    'staff.me',
    `select m.name, m.email, m.roles, case when isfinite(s.stepped_up_at) then s.stepped_up_at else now() end + interval '5 minutes' as stepped_up_until,
            array(select distinct unnest(r.permissions) from staff.role r where r.name = any (m.roles)) as permissions,
            (select count(*)::int from staff.passkey p where p.member_id = m.id) as passkeys,
            (select count(*)::int from staff.recovery_code c where c.member_id = m.id and c.used_at is null) as codes
     from staff.member m join staff.session s on s.member_id = m.id where m.id = $1 and s.id = $2`,
    [memberId, sessionId],
  );
  return {
    name: row.name,
    email: row.email,
    roles: row.roles,
    permissions: permissions.filter((one) => row.permissions.includes(one)),
    steppedUpUntil: row.stepped_up_until.toISOString(),
    idleMinutes: env.STAFF_IDLE_MINUTES,
    passkeys: row.passkeys,
    recoveryCodesLeft: row.codes,
  };
}
