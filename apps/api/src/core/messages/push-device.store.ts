import type { Db } from '../../database/database';

/** The context of an encrypted subscription. */
export const subscriptionContext = 'message.push_device|subscription';

/** Undefined for a device that has ended. */
export const pushDevice = (db: Db, id: string) =>
  db.maybe('push.device', 'select subscription from message.push_device where id = $1::bigint', [id]);

/** Forgets a browser that its push service no longer knows. */
export const forgetDevice = (db: Db, id: string) =>
  db.rows('push.forget', 'delete from message.push_device where id = $1::bigint', [id]);
