import type { Db } from './database';

export interface NewMessage {
  customerId: bigint;
  /** The event, as `deposit.paid`. */
  kind: string;
  title: string;
  text: string;
  href?: string;
}

/** Leaves a message for a customer, in the transaction of what it tells. */
export async function leaveMessage(db: Db, message: NewMessage): Promise<void> {
  await db.rows('message.leave', 'select message.leave($1, $2, $3, $4, $5)', [
    message.customerId,
    message.kind,
    message.title,
    message.text,
    message.href,
  ]);
}

export async function countUnread(db: Db, customerId: bigint): Promise<number> {
  const { unread } = await db.row<{ unread: number }>(
    'message.countUnread',
    'select count(*)::int as unread from message.message where customer_id = $1 and read_at is null',
    [customerId],
  );
  return unread;
}
