import type { Db } from '../../database/database';

/** Undefined for a message that was sent, given up, or deleted with its customer. */
export const waitingMessage = (db: Db, id: string) =>
  db.maybe(
    'outgoing.waiting',
    `select m.id, m.customer_id, o.medium, o.target, m.kind, m.params, m.href, o.attempts, k.fixed, c.closed_at is not null as closed
     from message.outgoing o join message.message m on m.id = o.message_id join message.kinds() k on k.kind = m.kind
     join customer.customer c on c.id = m.customer_id
     where o.id = $1 and o.state = 'waiting'`,
    [id],
  );

export const messageDone = (db: Db, id: string, state: 'sent' | 'failed') =>
  db.rows('outgoing.done', 'select message.done($1, $2)', [id, state]);

/** Puts the message back for a later try, not before `after` seconds. */
export const messageFailed = (db: Db, id: string, after: number) =>
  db.rows('outgoing.failed', 'select message.send_failed($1, $2)', [id, after]);
