import type { Member } from '@portal/contract/staff';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import type { GatewayEnv } from '../../core/gateway/gateway-env';
import { numberId } from '../../database/number-id';

type MemberRow = Rows['staff.members'];

const memberOf = (row: MemberRow): Member => ({
  id: String(row.id),
  name: row.name,
  email: row.email,
  roles: row.roles,
  state: !row.active ? 'inactive' : row.enrolled ? 'active' : 'invited',
  ...(row.customer_id === null ? {} : { customerNumber: String(row.customer_id) }),
  passkeys: row.passkeys,
  sessions: row.sessions,
  ...(row.last_sign_in ? { lastSignInAt: row.last_sign_in.toISOString() } : {}),
});

/** All members by name, or the one with this id. `STAFF_IDLE_MINUTES` ends a session without a request. */
export async function readMembers(
  db: Db,
  { STAFF_IDLE_MINUTES }: Pick<GatewayEnv, 'STAFF_IDLE_MINUTES'>,
  id?: bigint,
): Promise<Member[]> {
  const rows = await db.rows(
    'staff.members',
    `select m.id, m.name, m.email, m.roles, m.active, m.totp_key is not null as enrolled, m.customer_id,
            (select count(*)::int from staff.passkey p where p.member_id = m.id) as passkeys,
            (select count(*)::int from staff.session s where s.member_id = m.id and staff.live(s, $2)) as sessions,
            (select max(at) from staff.sign_in i where i.email = m.email and i.result = 'signed-in') as last_sign_in
     from staff.member m where $1::bigint is null or m.id = $1 order by m.name, m.id`,
    [id ?? null, STAFF_IDLE_MINUTES],
  );
  return rows.map(memberOf);
}

/** The id of a new member; undefined where the e-mail address is taken. */
export const insertMember = (
  db: Db,
  { email, name, roles }: { email: string; name: string; roles: readonly string[] },
) =>
  db.maybe(
    'staff.addMember',
    'insert into staff.member (email, name, roles) values (lower($1), $2, $3) on conflict (email) do nothing returning id',
    [email, name, roles],
  );

/** Whether every role exists. */
export async function rolesExist(db: Db, roles: readonly string[]): Promise<boolean> {
  const known = await db.rows('staff.knownRoles', 'select name from staff.role where name = any ($1)', [roles]);
  return known.length === roles.length;
}

/** Lets one change of members or roles be made at a time, so that two changes cannot each remove the other administrator. */
export const lockStaff = (tx: Db) =>
  tx.rows('staff.lockStaff', `select pg_advisory_xact_lock(hashtextextended('staff.members', 0))`);

/** Whether an active, enrolled or invited member may still manage staff. */
export async function hasManager(tx: Db): Promise<boolean> {
  const found = await tx.maybe(
    'staff.hasManager',
    `select 1 as yes from staff.member m join staff.role r on r.name = any (m.roles)
     where m.active and 'staff.manage' = any (r.permissions) limit 1`,
  );
  return found !== undefined;
}

export async function isMember(db: Db, email: string): Promise<boolean> {
  const found = await db.maybe('staff.isMember', 'select 1 as yes from staff.member where email = $1', [email]);
  return found !== undefined;
}

export async function isCustomer(db: Db, id: bigint | null): Promise<boolean> {
  const found = await db.maybe('staff.isCustomer', 'select 1 as yes from customer.customer where id = $1', [id]);
  return found !== undefined;
}

interface MemberValues {
  name?: string | undefined;
  roles?: readonly string[] | undefined;
  active?: boolean | undefined;
  /** Empty: none. */
  customerNumber?: string | undefined;
}

/** Sets the values that are given. */
export const updateMember = (tx: Db, id: bigint, { name, roles, active, customerNumber }: MemberValues) =>
  tx.rows(
    'staff.changeMember',
    `update staff.member set name = coalesce($2, name), roles = coalesce($3, roles), active = coalesce($4, active),
       customer_id = case when $5 then $6::bigint else customer_id end
     where id = $1`,
    [
      id,
      name ?? null,
      roles ?? null,
      active ?? null,
      customerNumber !== undefined,
      customerNumber ? numberId(customerNumber) : null,
    ],
  );

/** Sets the permissions of a role, which may be new. */
export const setRole = (tx: Db, name: string, permissions: readonly string[]) =>
  tx.rows(
    'staff.changeRole',
    `insert into staff.role (name, permissions) values ($1, $2)
     on conflict (name) do update set permissions = excluded.permissions`,
    [name, permissions],
  );
