import type { TicketKind, TicketOutcome } from '@portal/contract/support';
import type { Db } from '../database/database';

/** Locks a ticket until the end of the transaction, and reads what acts on it ask. */
export const lockTicket = (tx: Db, id: bigint | null) =>
  tx.maybe(
    'support.locked',
    `select id, kind, status, version, customer_id, assignee_id, outcome, outcome_text, proposed_by from support.ticket
     where id = $1 for no key update`,
    [id],
  );
/** A ticket that is locked. */
export type LockedTicket = NonNullable<Awaited<ReturnType<typeof lockTicket>>>;

export interface NewTicket {
  kind: TicketKind;
  subject: string;
  ref?: string | undefined;
  /** Of a customer; a visitor has a phone and an address block. */
  customerId?: bigint;
  mobilePhone?: string;
  address?: string;
  status: 'open' | 'answered' | 'waiting';
  due: Date;
  /** Who works on it. */
  assignee?: bigint;
}

export async function addTicket(tx: Db, of: NewTicket): Promise<bigint> {
  const { id } = await tx.row(
    'support.add',
    `insert into support.ticket (kind, subject, ref, customer_id, mobile_phone, address, status, due_at, assignee_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [of.kind, of.subject, of.ref, of.customerId, of.mobilePhone, of.address, of.status, of.due, of.assignee],
  );
  return id;
}

/** @param author the actor: `customer:80010007`, `visitor`, `staff:anna@example.com` */
export const addMessage = (tx: Db, ticket: bigint, author: string, text: string, files: readonly string[] = []) =>
  tx.rows('support.write', 'insert into support.message (ticket_id, author, text, file_ids) values ($1, $2, $3, $4)', [
    ticket,
    author,
    text,
    files,
  ]);

/** What was written, oldest first. */
export const messagesOf = (db: Db, tickets: readonly bigint[]) =>
  db.rows(
    'support.messages',
    'select ticket_id, author, text, file_ids, at from support.message where ticket_id = any ($1::bigint[]) order by id',
    [tickets],
  );

/** Counts an act on a ticket. `status` and `due` stay as they are without a value. */
export const touchTicket = (tx: Db, id: bigint, { status, due }: { status?: string; due?: Date } = {}) =>
  tx.rows(
    'support.touch',
    `update support.ticket set status = coalesce($2, status), due_at = coalesce($3, due_at), version = version + 1, updated_at = now(),
            closed_at = case when $2 = 'closed' then now() end
     where id = $1`,
    [id, status, due],
  );

export const assign = (tx: Db, id: bigint, member: bigint) =>
  tx.rows('support.assign', 'update support.ticket set assignee_id = $2 where id = $1', [id, member]);

export const proposeOutcome = (tx: Db, id: bigint, outcome: TicketOutcome, text: string, actor: string) =>
  tx.rows(
    'support.propose',
    `update support.ticket set outcome = $2, outcome_text = $3, proposed_by = $4, proposed_at = now() where id = $1`,
    [id, outcome, text, actor],
  );

/** Takes a proposed outcome away. */
export const dropOutcome = (tx: Db, id: bigint) =>
  tx.rows(
    'support.drop',
    'update support.ticket set outcome = null, outcome_text = null, proposed_by = null, proposed_at = null where id = $1',
    [id],
  );

/** Ends a complaint with its proposed outcome. */
export const approveOutcome = (tx: Db, id: bigint, actor: string) =>
  tx.rows(
    'support.approve',
    `update support.ticket set status = 'closed', approved_by = $2, closed_at = now(), updated_at = now(), version = version + 1
     where id = $1`,
    [id, actor],
  );
