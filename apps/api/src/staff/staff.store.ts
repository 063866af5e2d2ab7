import type { Note } from '@portal/contract/staff';
import { countedPage } from '../database/counted-page';
import type { Db } from '../database/database';
import type { Rows } from '../database/rows';

type NoteRow = Rows['staff.addNote'];

const noteOf = (row: NoteRow): Note => ({
  id: String(row.id),
  customerNumber: String(row.customer_id),
  staff: row.actor,
  text: row.text,
  at: row.at.toISOString(),
});

/** Undefined where there is no such customer. */
export async function addNote(db: Db, customerId: bigint | null, actor: string, text: string) {
  const row = await db.maybe(
    'staff.addNote',
    `insert into staff.note (customer_id, actor, text) select id, $2, $3 from customer.customer where id = $1
     returning id, customer_id, actor, text, at`,
    [customerId, actor, text],
  );
  return row && noteOf(row);
}

/** Newest first. */
export async function notesOf(db: Db, customerId: bigint | null, limit: number, offset: number) {
  const ask = (first: number | undefined, skipped: number) =>
    db.rows(
      'staff.notes',
      `select id, customer_id, actor, text, at, count(*) over () as total from staff.note where customer_id = $1
     order by id desc limit $2 offset $3`,
      [customerId, first, skipped],
    );
  const { rows, total } = await countedPage(ask, limit, offset);
  return { list: rows.map(noteOf), total };
}

/** Whether an item of a queue is a customer's own. */
export const ownItem = (db: Db, kind: string, id: string, customerId: bigint) =>
  db.row('staff.ownItem', 'select staff.item_customer($1, $2) is not distinct from $3::bigint as own', [
    kind,
    id,
    customerId,
  ]);
