import { messageRead as call } from '@portal/contract/message';
import { handle } from '../http/handler';

export const messageRead = handle(call, async ({ body, customer, gateway: { db } }) => {
  await db.rows(
    'message.read',
    `update message.message set read_at = now()
     where customer_id = $1 and read_at is null and ($2::text is null or id::text = $2)`,
    [customer.customerId, body.id],
  );
  const { unread } = await db.row(
    'message.unread',
    'select count(*) as unread from message.message where customer_id = $1 and read_at is null',
    [customer.customerId],
  );
  return { unreadMessages: Number(unread) };
});
