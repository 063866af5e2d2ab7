import type { Db } from '../database/database';
import { figureColumns, figureTables, type FigureRow } from '../core/accounts';
import { knownKinds, type MessageFacts } from '../core/messages/message-params';

/** Open accounts of some customers, without what live figures have no use for. */
export const readLiveRows = (db: Db, customers: readonly bigint[]) =>
  db.rows<FigureRow>(
    'live.accounts',
    `select ${figureColumns} from ${figureTables} where a.customer_id = any($1) and a.status = 'open' order by a.id`,
    [customers],
  );

/** Which of these sessions are alive. */
export const aliveSessions = async (db: Db, sessions: readonly bigint[]): Promise<Set<bigint>> =>
  new Set(
    (
      await db.rows(
        'live.sessions',
        'select id from customer.session where id = any($1) and ended_at is null and expires_at > now()',
        [sessions],
      )
    ).map(({ id }) => id),
  );

export interface Standing {
  customer_id: bigint;
  unread: bigint;
  newest: bigint;
  /** Differs whenever money moved, an account's status or quarantine changed, or a deposit's, a proof's or a card's status did. */
  mark: string;
}

export const readStandings = (db: Db, customers: readonly bigint[]) =>
  db.rows<Standing>(
    'live.standings',
    `select c.id as customer_id,
            (select count(*) from message.message m where m.customer_id = c.id and (m.read_at is not null) = false
               and m.kind = any($2)) as unread,
            coalesce(greatest(
              (select max(m.id) from message.message m where m.customer_id = c.id and (m.read_at is not null) = false),
              (select max(m.id) from message.message m where m.customer_id = c.id and (m.read_at is not null) = true)), 0) as newest,
            concat_ws(':', (select sum(l.version) from ledger.account l where l.owner_id = c.id),
              (select string_agg(d.pno || d.status, ',' order by d.pno) from deposit.draft d
               where d.customer_id = c.id and d.created_at > now() - interval '1 day'),
              (select i.status from identity.identity i where i.customer_id = c.id),
              (select string_agg(b.id || ' ' || b.status, ',' order by b.id) from identity.bank_card b where b.customer_id = c.id and b.removed_at is null),
              (select string_agg(a.id || a.status || account.quarantined(a.id), ',' order by a.id) from account.account a
               where a.customer_id = c.id)) as mark
     from unnest($1::bigint[]) c (id)`,
    [customers, knownKinds],
  );

export type NewMessage = MessageFacts & { id: bigint; href: string | null };

/** The newest messages after one, oldest first. */
export const messagesAfter = async (db: Db, customer: bigint, after: bigint): Promise<NewMessage[]> =>
  (
    await db.rows<NewMessage>(
      'live.messages',
      `select id, kind, params, href from message.message where customer_id = $1 and id > $2 and kind = any($3)
       order by id desc limit 5`,
      [customer, after, knownKinds],
    )
  ).reverse();
