import type { BreakFinding, ReconciliationBreak } from '@portal/contract/staff';
import { money } from '../../core/money/money';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList, type SortedQuery } from '../../database/sorted-list';

/** The amounts are PostgreSQL's numeric: a wrong sum may exceed 64 bits. */
type Sides = Pick<BreakRow, 'expected' | 'found' | 'expected_amount' | 'found_amount'>;

type BreakRow = Rows['staff.breaks'];

function sidesOf({ expected, found, expected_amount, found_amount }: Sides, currency: string | null) {
  const amount = (value: string | null) =>
    value === null || currency === null ? undefined : money(BigInt(value), currency);
  return { expected, found, expectedAmount: amount(expected_amount), foundAmount: amount(found_amount) };
}

const toBreak = (row: BreakRow): ReconciliationBreak => ({
  id: String(row.id),
  area: row.area,
  check: row.check_name,
  subject: row.subject,
  customerNumber: row.customer_id === null ? undefined : String(row.customer_id),
  currency: row.currency ?? undefined,
  ...sidesOf(row, row.currency),
  firstSeen: row.first_seen.toISOString(),
  lastSeen: row.last_seen.toISOString(),
  closedAt: row.closed_at?.toISOString(),
  resolution: row.resolution ?? undefined,
  resolvedBy: row.resolved_by,
  proposedBy: row.proposed_by ?? undefined,
  reason: row.reason ?? undefined,
});

const columns = `
  b.id, b.area, b.check_name, b.subject, b.currency, b.expected, b.found, b.expected_amount, b.found_amount, b.first_seen, b.last_seen,
  b.closed_at, b.resolution, b.resolved_by, b.quarantine_id, b.proposed_by, b.reason,
  coalesce(m.customer_id, l.owner_id, d.customer_id, p.customer_id, s.customer_id, j.customer_id) as customer_id`;
// Whose account or document the subject is.
const joins = `
  left join account.account m on b.area = 'platform' and m.login = b.subject
  left join ledger.account l on b.check_name in ('posted', 'held', 'version', 'floor', 'holds', 'reports.entry')
    and l.id = case when b.subject ~ '^[0-9]{1,18}$' then b.subject::bigint end
  left join deposit.draft d on d.pno = b.subject
  left join payout.proposal p on p.pno = b.subject
  left join transfer.transfer t on t.tno = b.subject
  left join account.account s on s.id = t.from_id
  left join account.adjustment a on a.number = b.subject
  left join account.account j on j.id = a.account_id`;

export interface BreakFilter {
  open: boolean;
  closed: boolean;
  area: string | undefined;
  subject: string | undefined;
}
type BreakSort = 'closedAt' | 'firstSeen';

const breakList: SortedList<'staff.breaks', BreakFilter, BreakSort> = {
  name: 'staff.breaks',
  from: 'reconciliation.break b',
  key: 'b.id',
  keyType: 'bigint',
  columns,
  joins,
  where: {
    open: 'b.closed_at is null',
    closed: 'b.closed_at is not null',
    area: (is) => `b.area = ${is}`,
    subject: (is) => `b.subject = ${is}`,
  },
  // Open breaks are closed last, so that the reverse order begins with them.
  sorts: { closedAt: `coalesce(b.closed_at, 'infinity')`, firstSeen: 'b.first_seen' },
  order: '-closedAt',
};

export async function findBreaks(db: Db, query: SortedQuery<BreakFilter, BreakSort>) {
  const { rows, total } = await sortedList(db, breakList, query);
  return { list: rows.map(toBreak), total };
}

/** A break and its quarantine, if its account has one. */
export async function findBreak(db: Db, id: bigint | null) {
  const row = await db.maybe('staff.break', `select ${columns} from reconciliation.break b ${joins} where b.id = $1`, [
    id,
  ]);
  return row && { item: toBreak(row), quarantine: row.quarantine_id };
}

/** How a break's two sides changed, newest first. */
export async function findingsOf(db: Db, { id, currency = null }: FoundBreak): Promise<BreakFinding[]> {
  const rows = await db.rows(
    'staff.breakFindings',
    `select r.at, f.expected, f.found, substring(f.expected from '^-?\\d+') as expected_amount,
            substring(f.found from '^-?\\d+') as found_amount
     from reconciliation.finding f join reconciliation.run r on r.id = f.run_id
     where f.break_id = $1 order by f.run_id desc limit 100`,
    [id],
  );
  return rows.map(({ at, ...sides }) => ({ at: at.toISOString(), ...sidesOf(sides, currency) }));
}

type FoundBreak = { id: string; currency?: string | null | undefined };

/** The steps of a quarantine from the audit log, oldest first, and whether it is open. */
export async function quarantineOf(db: Db, id: bigint) {
  const [rows, { open }] = await Promise.all([
    db.rows(
      'staff.quarantineSteps',
      `select at, split_part(act, '.', 2) as act, actor, after ->> 'decision' as decision from kernel.audit
       where subject = 'quarantine:' || $1::text and act like 'quarantine.%' order by at, id`,
      [id],
    ),
    db.row('staff.quarantineOpen', 'select resolved_at is null as open from account.quarantine where id = $1', [id]),
  ]);
  const steps = rows.map(({ at, decision, ...step }) => ({
    ...step,
    at: at.toISOString(),
    decision: decision ?? undefined,
  }));
  return { steps, open };
}

const runList: SortedList<'staff.runs', object, 'at'> = {
  name: 'staff.runs',
  from: 'reconciliation.run r',
  key: 'r.id',
  keyType: 'bigint',
  columns: 'r.id, r.at, r.actor, r.checked, r.unchecked, r.breaks, r.opened, r.closed',
  where: {},
  sorts: { at: 'r.at' },
  order: '-at',
};

export async function findRuns(db: Db, query: Omit<SortedQuery<object, 'at'>, 'filter'>) {
  const { rows, total } = await sortedList(db, runList, { ...query, filter: {} });
  return { list: rows.map(({ id, at, ...run }) => ({ ...run, id: String(id), at: at.toISOString() })), total };
}
