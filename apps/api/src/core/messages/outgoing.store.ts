import type { Db } from '../../database/database';

/** Undefined for a message that was sent, given up, or deleted with its customer. */
export const waitingMessage = (db: Db, id: string) =>
  db.maybe(
    'outgoing.waiting',
    `select m.id, m.customer_id, o.medium, o.target, m.kind, m.params, m.href, k.fixed
     from message.outgoing o join message.message m on m.id = o.message_id join message.kinds() k on k.kind = m.kind
     where o.id = $1 and o.state = 'waiting'`,
    [id],
  );

export const messageDone = (db: Db, id: string, state: 'sent' | 'failed') =>
  db.rows('outgoing.done', 'update message.outgoing set state = $2, done_at = now() where id = $1', [id, state]);

/** Puts the message back for a later try, not before `after` seconds. */
export const messageFailed = (db: Db, id: string, after: number) =>
  db.rows('outgoing.failed', 'select message.send_failed($1, $2)', [id, after]);
