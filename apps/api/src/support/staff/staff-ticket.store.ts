import type { StaffTicket } from '@portal/contract/staff';
import type { TicketKind, TicketState } from '@portal/contract/support';
import { Failure } from '../../core/errors/fail';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList, type SortedQuery } from '../../database/sorted-list';
import { ticketNo } from '../ticket-no';

const columns = `
  t.id, t.kind, t.subject, t.status, t.customer_id, t.mobile_phone, t.ref, m.name as assignee, t.outcome, t.due_at,
  t.runs and t.due_at < now() as late, t.created_at, t.updated_at, t.closed_at, t.version`;
const joins = 'left join staff.member m on m.id = t.assignee_id';

const toTicket = (row: Rows['staff.ticket']): StaffTicket => ({
  no: ticketNo(row.id),
  kind: row.kind,
  subject: row.subject,
  state: row.status,
  customerNumber: row.customer_id?.toString(),
  mobilePhone: row.mobile_phone ?? undefined,
  ref: row.ref ?? undefined,
  assignee: row.assignee ?? undefined,
  outcome: row.outcome ?? undefined,
  dueAt: row.due_at.toISOString(),
  late: row.late ?? false,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
});

/** A ticket as staff see it. Throws support.unknown. */
export async function staffTicket(db: Db, id: bigint | null): Promise<StaffTicket> {
  const row = await db.maybe('staff.ticket', `select ${columns} from support.ticket t ${joins} where t.id = $1`, [id]);
  if (!row) throw new Failure('support.unknown');
  return toTicket(row);
}

interface TicketFilter {
  state: TicketState | undefined;
  kind: TicketKind | undefined;
  customerId: bigint | undefined;
  assignee: bigint | undefined;
  late: boolean;
}
type TicketSort = 'dueAt' | 'updatedAt';

const ticketList: SortedList<'staff.tickets', TicketFilter, TicketSort> = {
  name: 'staff.tickets',
  from: 'support.ticket t',
  key: 't.id',
  keyType: 'bigint',
  columns,
  joins,
  where: {
    state: (is) => `t.status = ${is}`,
    kind: (is) => `t.kind = ${is}`,
    customerId: (is) => `t.customer_id = ${is}`,
    assignee: (is) => `t.assignee_id = ${is}`,
    late: 't.runs and t.due_at < now()',
  },
  sorts: { dueAt: 't.due_at', updatedAt: 't.updated_at' },
  order: 'dueAt',
};

export async function findTickets(db: Db, query: SortedQuery<TicketFilter, TicketSort>) {
  const { rows, total } = await sortedList(db, ticketList, query);
  return { list: rows.map(toTicket), total };
}

/** What a second member reads of a complaint before its end. */
export const proposalOf = (db: Db, id: bigint | null) =>
  db.maybe(
    'staff.ticketProposal',
    `select outcome, outcome_text, proposed_by, proposed_at from support.ticket where id = $1 and outcome is not null and outcome_text is not null and proposed_by is not null and proposed_at is not null`,
    [id],
  );

/** The steps of a ticket, oldest first. */
export const ticketSteps = (db: Db, id: bigint) =>
  db.rows(
    'staff.ticketSteps',
    `select to_status, actor, reason, at from kernel.status_event where machine = 'ticket' and doc_id = $1 order by id`,
    [String(id)],
  );

/** The active members who may answer tickets. */
export const assigneesOf = (db: Db) =>
  db.rows(
    'staff.ticketAssignees',
    `select m.id, m.name from staff.member m
     where m.active and exists (select from staff.role r where r.name = any (m.roles) and 'customer.note' = any (r.permissions))
     order by m.name, m.id`,
  );

/** The complaints received on some days, both included, by Beijing's calendar; 500 at a time. */
export async function* complaints(db: Db, first: string, last: string) {
  for (let after = 0n; ;) {
    const rows = await db.rows(
      'staff.complaints',
      `select t.id, t.status, t.customer_id, t.mobile_phone is not null as visitor, t.ref, t.subject, t.outcome, t.created_at, t.due_at, t.closed_at,
              (select min(s.at) from support.message s where s.ticket_id = t.id and s.author like 'staff:%') as answered_at,
              coalesce(t.closed_at, now()) > t.due_at as late, m.name as assignee, t.proposed_by, t.approved_by
       from support.ticket t left join staff.member m on m.id = t.assignee_id
       where t.kind = 'complaint' and t.created_at >= kernel.day_start($1::date) and t.created_at < kernel.day_start($2::date + 1)
         and t.id > $3
       order by t.id limit 500`,
      [first, last, after],
    );
    yield rows;
    const next = rows.at(-1)?.id;
    if (next === undefined || rows.length < 500) return;
    after = next;
  }
}
