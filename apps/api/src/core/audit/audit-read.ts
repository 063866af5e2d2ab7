import type { Db } from '../../database/database';
import type { AuditEntry } from './audit';

/**
 * Writes a read of personal data to the audit log: the first in an hour of a member, act, subject and filters. Pages of the back
 * office refetch what they show, and a call cannot tell a refetch from a first read. `rows`, the number of rows, is not compared.
 * Entries of `audit` can have JSON null as `after`, from which no key can be removed.
 */
export async function auditRead(
  db: Db,
  { after, rows, ...entry }: Omit<AuditEntry, 'before' | 'after'> & { after?: Record<string, unknown>; rows?: number },
): Promise<void> {
  await db.rows(
    'audit.read',
    `insert into kernel.audit (actor, act, subject, after, request_id, address)
     select $1, $2, $3, $4::jsonb || jsonb_strip_nulls(jsonb_build_object('rows', $5::int)), $6, $7
     where not exists (
       select from kernel.audit
       where actor = $1 and at > now() - interval '1 hour' and act = $2 and subject = $3
             and case jsonb_typeof(after) when 'object' then after - 'rows' end = $4::jsonb)`,
    [entry.actor, entry.act, entry.subject, JSON.stringify(after ?? {}), rows ?? null, entry.requestId, entry.address],
  );
}

interface Reader {
  gateway: { db: Db };
  staff: { actor: string };
  request: { id: string; address: string };
  query: { sort?: string | undefined; pageSize?: number | undefined };
}

/**
 * Writes a read of a list to the audit log, as `auditRead` does. Another order or size of the page is another read, because it shows
 * other rows.
 * @param filter what was asked, with the page; no text that names a person
 * @param list the rows that are shown
 */
export const auditList = (
  { gateway, staff, request, query: { sort, pageSize } }: Reader,
  act: string,
  filter: Record<string, unknown>,
  list: readonly unknown[],
): Promise<void> =>
  auditRead(gateway.db, {
    actor: staff.actor,
    act,
    subject: 'lists',
    after: { ...filter, sort, pageSize },
    rows: list.length,
    requestId: request.id,
    address: request.address,
  });
