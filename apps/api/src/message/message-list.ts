import { messageList as call } from '@portal/contract/message';
import { handle } from '../kernel/handler';
import { pageOf } from '../kernel/page-of';

interface Row {
  id: bigint;
  kind: string;
  title: string;
  text: string;
  href: string | null;
  read: boolean;
  at: Date;
}

export const messageList = handle(call, async ({ body, customer, gateway: { db } }) => {
  const { pageNo, pageSize, offset } = pageOf(body);
  const { total } = await db.row<{ total: bigint }>(
    'message.count',
    'select count(*) as total from message.message where customer_id = $1',
    [customer.customerId],
  );
  const rows = await db.rows<Row>(
    'message.page',
    `select id, kind, title, body as text, href, read_at is not null as read, at from message.message
     where customer_id = $1 order by (read_at is not null), id desc limit $2 offset $3`,
    [customer.customerId, pageSize, offset],
  );
  const list = rows.map(({ href, ...row }) => ({
    ...row,
    id: String(row.id),
    at: row.at.toISOString(),
    ...(href ? { href } : {}),
  }));
  return { list, pageNo, pageSize, total: Number(total) };
});
