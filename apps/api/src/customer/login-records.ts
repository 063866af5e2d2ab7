import { loginRecords as call } from '@portal/contract/customer';
import { handle } from '../http/handler';
import { pageOf } from '../database/page-of';

/** The first half of an IP address. It shows an unknown network, but does not identify a household. */
const maskAddress = (address: string) => address.replace(/([.:][0-9a-f]*){2}$/i, '.*.*');

export const loginRecords = handle(call, async ({ body, customer, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(body);
  const { total } = await db.row(
    'login_record.count',
    'select count(*) as total from customer.login_record where customer_id = $1',
    [customer.customerId],
  );
  const rows = await db.rows(
    'login_record.page',
    `select id, at, platform, device, address, success from customer.login_record
     where customer_id = $1 order by id desc limit $2 offset $3`,
    [customer.customerId, pageSize, offset],
  );
  const list = rows.map((row) => ({
    ...row,
    id: String(row.id),
    at: row.at.toISOString(),
    address: maskAddress(row.address),
  }));
  return { list, pageNo, pageSize, total: Number(total) };
});
