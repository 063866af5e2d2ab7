import type { Db } from '../database/database';

/** Lets one ticket at a time be opened for a phone or from an address block, so that the count of a day is exact. */
export const lockVisitor = (tx: Db, phone: string, block: string) =>
  tx.rows(
    'support.lockVisitor',
    `select pg_advisory_xact_lock(hashtextextended('ticket:' || key, 0)) is null as locked
     from (select key from unnest($1::text[]) as k (key) order by key) sorted`,
    [[phone, block]],
  );

/** How many tickets were opened today, in Beijing, for a phone and from an address block. */
export const visitorTickets = (tx: Db, phone: string, block: string) =>
  tx.row(
    'support.visitorTickets',
    `select count(*) filter (where mobile_phone = $1)::int as phone, count(*) filter (where address = $2)::int as address
     from support.ticket
     where (mobile_phone = $1 or address = $2) and created_at >= kernel.day_start((now() at time zone 'Asia/Shanghai')::date)`,
    [phone, block],
  );
