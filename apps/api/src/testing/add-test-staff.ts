import { defaultRoles } from '@portal/contract';
import { sha256 } from '../crypto/crypto';
import type { Db } from '../database/database';

/** Every test gateway has two administrators, anna and boris, and a member of each role under the role's name. */
const members = [
  ['anna', 'administrator'],
  ['boris', 'administrator'],
  ...Object.keys(defaultRoles).map((role) => [role, role]),
];

export const staffTokenOf = (name: string): string => `test-staff-session-${name}`;

/** Members with sessions that never end. Tests of the sign-in itself make their own members. */
export async function addTestStaff(db: Db): Promise<void> {
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
