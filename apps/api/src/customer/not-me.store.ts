import type { Db } from '../database/database';

/** What a message of the outbox tells. Undefined for one that does not exist. */
export const factsOf = (db: Db, id: bigint) =>
  db.maybe('notMe.message', 'select kind, params, at from message.message where id = $1', [id]);

/** Freezes the customer of a message. Throws customer.notMeTicket. */
export const freezeByMessage = (
  db: Db,
  id: bigint,
  { reason, requestId, address }: { reason: string; requestId: string; address: string },
) => db.rows('notMe.freeze', 'select customer.not_me($1, $2, $3, $4)', [id, reason, requestId, address]);
