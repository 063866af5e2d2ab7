import type { StatusStep } from '@portal/contract/staff';
import type { Db } from '../../database/database';

/** Every step of a document, oldest first. */
export async function stepsOf(db: Db, machine: string, id: string): Promise<StatusStep[]> {
  const rows = await db.rows(
    'staff.steps',
    'select to_status, actor, reason, at from kernel.status_event where machine = $1 and doc_id = $2 order by id',
    [machine, id],
  );
  return rows.map(({ to_status, actor, reason, at }) => ({
    status: to_status,
    actor,
    reason: reason || undefined,
    at: at.toISOString(),
  }));
}
