import { messageRead as call } from '@portal/contract/message';
import { countUnread } from '../core/messages/message';
import { handle } from '../http/handler';

export const messageRead = handle(call, async ({ body, customer, gateway: { db } }) => {
  await db.rows(
    'message.read',
    `update message.message set read_at = now()
     where customer_id = $1 and read_at is null and ($2::text is null or id::text = $2)`,
    [customer.customerId, body.id],
  );
  return { unreadMessages: await countUnread(db, customer.customerId) };
});
