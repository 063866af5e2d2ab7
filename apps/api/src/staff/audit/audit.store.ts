import type { AuditEntry } from '@portal/contract/staff';
import type { Db } from '../../database/database';

/** The most entries that a count counts: counting all of a year costs more than the page. */
export const maxCounted = 10_000;

export interface AuditSearch {
  actor?: string;
  act?: string;
  subject?: string;
  requestId?: string;
  startDate?: string;
  endDate?: string;
}

interface AuditRow {
  id: bigint;
  at: Date;
  exact: string;
  actor: string;
  act: string;
  subject: string;
  before: unknown;
  after: unknown;
  request_id: string | null;
  address: string | null;
}

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

const conditions = {
  actor: (at: string) => `actor = ${at}`,
  act: (at: string) => `act = ${at}`,
  subject: (at: string) => `subject = ${at}`,
  requestId: (at: string) => `request_id = ${at}`,
  startDate: (at: string) => `at >= kernel.day_start(${at}::date)`,
  endDate: (at: string) => `at < kernel.day_start(${at}::date + 1)`,
} as const satisfies Record<keyof AuditSearch, (at: string) => string>;

/** Only the conditions that are set are in the statement, so that each search has the plan of its own index. */
function whereOf(search: AuditSearch, first: number) {
  const names = (Object.keys(conditions) as (keyof AuditSearch)[]).filter((name) => search[name] !== undefined);
  return {
    name: names.join('.'),
    text: names.map((name, index) => conditions[name](`$${first + index}`)).join(' and ') || 'true',
    values: names.map((name) => search[name]),
  };
}

const columns = 'id, at, at::text as exact, actor, act, subject, before, after, request_id, address';

/** One page, newest first. */
export async function findAudit(db: Db, search: AuditSearch, limit: number, offset: number) {
  const page = whereOf(search, 3);
  const counted = whereOf(search, 2);
  const [rows, { total }] = await Promise.all([
    db.rows<AuditRow>(
      `staff.audit.${page.name}`,
      `select ${columns} from kernel.audit where ${page.text} order by at desc, id desc limit $1 offset $2`,
      [limit, offset, ...page.values],
    ),
    db.row<{ total: number }>(
      `staff.auditCount.${counted.name}`,
      `select count(*)::int as total from (select from kernel.audit where ${counted.text} limit $1) a`,
      [maxCounted, ...counted.values],
    ),
  ]);
  return { list: rows.map(toEntry), total };
}

const batch = 1_000;

/** Everything found, newest first, in batches. */
export async function* readAudit(db: Db, search: AuditSearch): AsyncGenerator<AuditEntry[]> {
  const { name, text, values } = whereOf(search, 4);
  let last: [at: string, id: bigint] = ['infinity', 0n];
  for (;;) {
    const rows = await db.rows<AuditRow>(
      `staff.auditBatch.${name}`,
      `select ${columns} from kernel.audit where (at, id) < ($1::timestamptz, $2::bigint) and ${text}
       order by at desc, id desc limit $3`,
      [...last, batch, ...values],
    );
    if (rows.length > 0) yield rows.map(toEntry);
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = [end.exact, end.id];
  }
}
