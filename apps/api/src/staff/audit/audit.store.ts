import type { AuditEntry } from '@portal/contract/staff';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, sortedRows, type SortedList, type SortedQuery } from '../../database/sorted-list';

export interface AuditSearch {
  actor?: string;
  act?: string;
  subject?: string;
  requestId?: string;
  startDate?: string;
  endDate?: string;
}

type AuditRow = Rows['staff.audit'];

const toEntry = (row: AuditRow): AuditEntry => ({
  id: String(row.id),
  at: row.at.toISOString(),
  actor: row.actor,
  act: row.act,
  subject: row.subject,
  before: JSON.stringify(row.before ?? null),
  after: JSON.stringify(row.after ?? null),
  requestId: row.request_id ?? undefined,
  address: row.address ?? undefined,
});

const auditList: SortedList<'staff.audit', AuditSearch, 'at'> = {
  name: 'staff.audit',
  from: 'kernel.audit',
  key: 'id',
  keyType: 'bigint',
  columns: 'id, at, actor, act, subject, before, after, request_id, address',
  where: {
    actor: (is) => `actor = ${is}`,
    act: (is) => `act = ${is}`,
    subject: (is) => `subject = ${is}`,
    requestId: (is) => `request_id = ${is}`,
    startDate: (from) => `at >= kernel.day_start(${from}::date)`,
    endDate: (to) => `at < kernel.day_start(${to}::date + 1)`,
  },
  sorts: { at: 'at' },
  order: '-at',
  countInOrder: true,
};

/** One page, newest first, unless the oldest are requested first. */
export async function findAudit(db: Db, query: SortedQuery<AuditSearch, 'at'>) {
  const { rows, total } = await sortedList(db, auditList, query);
  return { list: rows.map(toEntry), total };
}

const batch = 1_000;

/** Everything found, newest first, in batches. */
export async function* readAudit(db: Db, filter: AuditSearch): AsyncGenerator<AuditEntry[]> {
  let after: string | undefined;
  for (;;) {
    const rows = await sortedRows(db, auditList, {
      filter,
      after,
      limit: batch,
      offset: 0,
    });
    if (rows.length > 0) yield rows.map(toEntry);
    if (rows.length < batch) return;
    after = String(rows.at(-1)?.id);
  }
}
