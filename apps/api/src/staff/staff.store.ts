import type { Note } from '@portal/contract/staff';
import { maskEmail, maskPhone } from '@portal/rules/masks';
import type { Db } from '../database/database';
import { sortedList, type SortedList, type SortedQuery } from '../database/sorted-list';
import { usd } from '../core/money/money';
import { trackText } from '../core/customers/track-text';
import { matches, type SearchParts } from './customer-search';

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
}

type CustomerSort = 'customerNumber' | 'chineseName' | 'wallet' | 'registeredAt';

const customerList: SortedList<{ search: SearchParts }, CustomerSort> = {
  name: 'staff.customers',
  from: `customer.customer c
     join account.account w on w.customer_id = c.id and w.kind = 'wallet'
     join ledger.account l on l.id = w.ledger_id`,
  key: 'c.id',
  keyType: 'bigint',
  columns: `
    c.id, c.mobile_phone, c.chinese_name, c.id_mask, c.email, c.registered_at, c.track, l.posted as wallet,
    (select r.track from customer.login_record r where r.customer_id = c.id and r.success order by r.id desc limit 1) as login_track,
    array(select number_mask from identity.bank_card b where b.customer_id = c.id order by b.id) as cards,
    array(select login from account.account a where a.customer_id = c.id and login is not null order by a.id) as logins`,
  where: { search: matches },
  sorts: {
    customerNumber: 'c.id',
    chineseName: `coalesce(c.chinese_name, '')`,
    wallet: 'l.posted',
    registeredAt: 'c.registered_at',
  },
  order: 'customerNumber',
};

/** Customers of whom a field begins or ends with the text, as shown or as stored. */
export async function findCustomers(
  db: Db,
  { search, ...page }: Omit<SortedQuery<object, CustomerSort>, 'filter'> & { search: SearchParts },
) {
  const { rows, total } = await sortedList<CustomerRow, { search: SearchParts }, CustomerSort>(db, customerList, {
    ...page,
    filter: { search },
  });
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
  return { list, total };
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
