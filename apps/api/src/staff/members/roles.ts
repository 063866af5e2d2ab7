import { roles as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';

export const roles = handle(call, ({ gateway: { db } }) =>
  db.rows(
    'staff.roles',
    `select r.name, r.permissions, (select count(*)::int from staff.member m where r.name = any (m.roles) and m.active) as members
     from staff.role r order by r.name`,
  ),
);
