import type { Db } from '../../database/database';

export interface AuditEntry {
  /** `customer:80010007`, `staff:name` or `system`. */
  actor: string;
  act: string;
  subject: string;
  before?: unknown;
  after?: unknown;
  requestId?: string;
  address?: string;
}

/** Writes to the append-only audit log, in the transaction of the action. Do not pass secrets. */
export async function audit(db: Db, entry: AuditEntry): Promise<void> {
  await db.rows(
    'audit.add',
    `insert into kernel.audit (actor, act, subject, before, after, request_id, address)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      entry.actor,
      entry.act,
      entry.subject,
      JSON.stringify(entry.before ?? null),
      JSON.stringify(entry.after ?? null),
      entry.requestId,
      entry.address,
    ],
  );
}
