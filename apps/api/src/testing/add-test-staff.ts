import { defaultRoles, permissions } from '@portal/contract';
import { sha256 } from '../crypto/crypto';
import type { Db } from '../database/database';

/** A role of tests only, with every permission. */
export const everything = 'everything';

/** Every test gateway has anna and boris, who have every permission, and a member of each role under the role's name. */
const members = [['anna', everything], ['boris', everything], ...Object.keys(defaultRoles).map((role) => [role, role])];

export const staffTokenOf = (name: string): string => `test-staff-session-${name}`;

/** Members with sessions that never end. Tests of the sign-in itself make their own members. */
export async function addTestStaff(db: Db): Promise<void> {
  await db.rows(
    'test.role',
    'insert into staff.role (name, permissions) values ($1, $2) on conflict (name) do nothing',
    [everything, permissions],
  );
  for (const [name = '', role] of members) {
    await db.rows(
      'test.staff',
      `with added as (
         insert into staff.member (email, name, roles) values ($1 || '@broker.test', $1, array[$2])
         on conflict (email) do nothing returning id)
       insert into staff.session (member_id, token_hash, device, address, created_at, last_seen_at, stepped_up_at)
       select id, $3, 'test', '127.0.0.1', 'infinity', 'infinity', 'infinity' from added`,
      [name, role, sha256(staffTokenOf(name))],
    );
  }
}
