import type { Db } from '../../database/database';
import { knownKinds, type MessageFacts } from './message-params';

export type NewMessage = MessageFacts & { customerId: bigint; href?: string };

/** Creates a message for a customer, in the transaction of the event that it reports. */
export async function leaveMessage(db: Db, { customerId, kind, params, href }: NewMessage): Promise<void> {
  await db.rows('message.leave', 'select message.leave($1, $2, $3, $4)', [customerId, kind, params, href]);
}

export async function countUnread(db: Db, customerId: bigint): Promise<number> {
  const { unread } = await db.row(
    'message.countUnread',
    'select count(*)::int as unread from message.message where customer_id = $1 and read_at is null and kind = any($2)',
    [customerId, knownKinds],
  );
  return unread;
}
