import { signIns as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { pageOf } from '../../database/page-of';

export const signIns = handle(call, async ({ query, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(query);
  const email = query.email?.toLowerCase() || null;
  const { total } = await db.row(
    'staff.countSignIns',
    'select count(*) as total from staff.sign_in where $1::text is null or email = $1',
    [email],
  );
  const rows = await db.rows(
    'staff.signIns',
    `select id, email, at, device, address, result from staff.sign_in where $1::text is null or email = $1
     order by id desc limit $2 offset $3`,
    [email, pageSize, offset],
  );
  const list = rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString() }));
  return { list, pageNo, pageSize, total: Number(total) };
});
