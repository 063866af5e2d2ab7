import { readPermissions, takeReview as call } from '@portal/contract/staff';
import { handle } from '../http/handler';
import { requirePermission } from '../http/staff-session';

/** The item is the first member's until that member has not asked for 45 seconds. */
export const takeReview = handle(call, async ({ params: { kind, id }, staff, gateway: { db } }) => {
  requirePermission(staff, readPermissions(kind));
  await db.rows(
    'staff.takeItem',
    `insert into staff.taken_item as t (kind, item_id, member_id) values ($1, $2, $3)
     on conflict (kind, item_id) do update
       set member_id = excluded.member_id, seen_at = now(),
           since = case when t.member_id = excluded.member_id then t.since else now() end
       where t.member_id = excluded.member_id or t.seen_at < now() - interval '45 seconds'`,
    [kind, id, staff.memberId],
  );
  const row = await db.row(
    'staff.takenItem',
    `select t.member_id, m.name, t.since from staff.taken_item t join staff.member m on m.id = t.member_id
     where t.kind = $1 and t.item_id = $2`,
    [kind, id],
  );
  return { takenBy: row.member_id === staff.memberId ? undefined : row.name, since: row.since.toISOString() };
});
