import type { MemberChange } from '@portal/contract/staff';
import { countedPage } from '../../database/counted-page';
import type { Db } from '../../database/database';
import { Failure } from '../../core/errors/fail';

export interface ChangeRow {
  id: bigint;
  kind: MemberChange['kind'];
  subject: string;
  member_id: bigint | null;
  name: string | null;
  email: string | null;
  role: string | null;
  before: MemberChange['before'];
  after: MemberChange['after'];
  status: MemberChange['status'];
  proposed_by: string;
  proposer_id: bigint;
  proposed_at: Date;
  decided_by: string | null;
  decider_id: bigint | null;
  decided_at: Date | null;
  refusal: string | null;
}

/** What is proposed: `before` and `after` hold only what differs. */
export type NewChange = Pick<ChangeRow, 'kind' | 'subject' | 'before' | 'after'> &
  Partial<Pick<ChangeRow, 'member_id' | 'name' | 'email' | 'role'>>;

/** Throws staff.changeWaits if a change of the same subject waits. */
export async function insertChange(tx: Db, change: NewChange, proposer: { actor: string; memberId: bigint }) {
  const row = await tx.maybe<ChangeRow>(
    'staff.addChange',
    `insert into staff.member_change (kind, subject, member_id, name, email, role, before, after, proposed_by, proposer_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (subject) where status = 1 do nothing returning *`,
    [
      change.kind,
      change.subject,
      change.member_id ?? null,
      change.name ?? null,
      change.email ?? null,
      change.role ?? null,
      JSON.stringify(change.before),
      JSON.stringify(change.after),
      proposer.actor,
      proposer.memberId,
    ],
  );
  if (!row) throw new Failure('staff.changeWaits');
  return row;
}

/** A change, locked until the transaction ends. */
export const lockChange = (tx: Db, id: bigint | null) =>
  tx.maybe<ChangeRow>('staff.lockChange', 'select * from staff.member_change where id = $1 for no key update', [id]);

export const listChanges = (db: Db, status: number | undefined, limit: number, offset: number) =>
  countedPage(
    (first, skipped) =>
      db.rows<ChangeRow & { total: bigint }>(
        'staff.changes',
        `select *, count(*) over () as total from staff.member_change where $1::smallint is null or status = $1
     order by id desc limit $2 offset $3`,
        [status ?? null, first, skipped],
      ),
    limit,
    offset,
  );

/** Who decides: a member, or the server's command. */
export interface Decider {
  actor: string;
  memberId: bigint | null;
}

export const closeChange = (
  tx: Db,
  { id, member_id }: Pick<ChangeRow, 'id' | 'member_id'>,
  { actor, memberId }: Decider,
  refusal?: string,
) =>
  tx.row<ChangeRow & { decided_at: Date }>(
    'staff.closeChange',
    `update staff.member_change
     set status = case when $5::boolean then 3 else 2 end, decided_by = $2, decider_id = $3, decided_at = now(), member_id = $4,
         refusal = $6
     where id = $1 returning *`,
    [id, actor, memberId, member_id, refusal !== undefined, refusal ?? null],
  );

/** Members who are enrolled and may approve a change: not its proposer, not whom it is about, not with the role that it changes. */
export async function approversOf(tx: Db, { proposer_id, member_id, role }: ChangeRow): Promise<string[]> {
  const rows = await tx.rows(
    'staff.approvers',
    `select m.email from staff.member m
     where m.active and m.totp_key is not null and m.id <> $1 and m.id is distinct from $2 and ($3::text is null or $3 <> all (m.roles))
       and exists (select from staff.role r where r.name = any (m.roles) and 'staff.approve' = any (r.permissions))
     order by m.email`,
    [proposer_id, member_id, role],
  );
  return rows.map(({ email }) => email);
}

export const changeOf = (row: ChangeRow): MemberChange => ({
  id: String(row.id),
  kind: row.kind,
  memberId: row.member_id === null ? undefined : String(row.member_id),
  name: row.name ?? undefined,
  email: row.email ?? undefined,
  role: row.role ?? undefined,
  before: row.before,
  after: row.after,
  status: row.status,
  proposedBy: row.proposed_by,
  proposedAt: row.proposed_at.toISOString(),
  decidedBy: row.decided_by ?? undefined,
  decidedAt: row.decided_at?.toISOString(),
  refusal: row.refusal ?? undefined,
});
