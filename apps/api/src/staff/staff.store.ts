import type { Note } from '@portal/contract/staff';
import { maskEmail, maskPhone } from '@portal/rules/masks';
import type { Db } from '../database/database';
import { usd } from '../core/money/money';
import { trackText } from '../core/customers/track-text';

interface CustomerRow {
  id: bigint;
  mobile_phone: string;
  chinese_name: string | null;
  id_mask: string | null;
  email: string | null;
  cards: string[];
  logins: string[];
  wallet: bigint;
  registered_at: Date;
  track: unknown;
  login_track: unknown;
  total: bigint;
}

/** Stars are what a mask hides; every other character means itself. */
const patternOf = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&').replace(/\*+/g, '%')}%`;

/** Customers with the text in any field, as shown or as stored. */
export async function findCustomers(db: Db, search: string, limit: number, offset: number) {
  const rows = await db.rows<CustomerRow>(
    'staff.customers',
    `select c.id, c.mobile_phone, c.chinese_name, c.id_mask, c.email, c.registered_at, c.track, l.posted as wallet,
            (select r.track from customer.login_record r where r.customer_id = c.id and r.success order by r.id desc limit 1) as login_track,
            array(select number_mask from identity.bank_card b where b.customer_id = c.id order by b.id) as cards,
            array(select login from account.account a where a.customer_id = c.id and login is not null order by a.id) as logins,
            count(*) over () as total
     from customer.customer c
     join account.account w on w.customer_id = c.id and w.kind = 'wallet'
     join ledger.account l on l.id = w.ledger_id
     where c.id::text like $1 or c.mobile_phone like $1 or c.chinese_name like $1 or c.email ilike $1 or c.id_mask like $1
        or exists (select from identity.identity i where i.customer_id = c.id and (i.chinese_name like $1 or i.id_mask like $1))
        or exists (select from identity.bank_card b where b.customer_id = c.id and b.number_mask like $1)
        or exists (select from account.account a where a.customer_id = c.id and a.login like $1)
     order by c.id limit $2 offset $3`,
    [patternOf(search), limit, offset],
  );
  const list = rows.map((row) => ({
    customerNumber: String(row.id),
    mobilePhone: maskPhone(row.mobile_phone),
    chineseName: row.chinese_name ?? undefined,
    idDocumentNumber: row.id_mask ?? undefined,
    email: row.email ? maskEmail(row.email) : undefined,
    cards: row.cards,
    logins: row.logins,
    wallet: usd(row.wallet),
    registeredAt: row.registered_at.toISOString(),
    track: trackText(row.track),
    lastLoginTrack: trackText(row.login_track),
  }));
  return { list, total: Number(rows[0]?.total ?? 0) };
}

interface NoteRow {
  id: bigint;
  customer_id: bigint;
  actor: string;
  text: string;
  at: Date;
}

const noteOf = (row: NoteRow): Note => ({
  id: String(row.id),
  customerNumber: String(row.customer_id),
  staff: row.actor,
  text: row.text,
  at: row.at.toISOString(),
});

/** Undefined where there is no such customer. */
export async function addNote(db: Db, customerId: bigint | null, actor: string, text: string) {
  const row = await db.maybe<NoteRow>(
    'staff.addNote',
    `insert into staff.note (customer_id, actor, text) select id, $2, $3 from customer.customer where id = $1
     returning id, customer_id, actor, text, at`,
    [customerId, actor, text],
  );
  return row && noteOf(row);
}

/** Newest first. */
export async function notesOf(db: Db, customerId: bigint | null, limit: number, offset: number) {
  const rows = await db.rows<NoteRow & { total: bigint }>(
    'staff.notes',
    `select id, customer_id, actor, text, at, count(*) over () as total from staff.note where customer_id = $1
     order by id desc limit $2 offset $3`,
    [customerId, limit, offset],
  );
  return { list: rows.map(noteOf), total: Number(rows[0]?.total ?? 0) };
}
