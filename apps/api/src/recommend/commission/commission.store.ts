import type { CommissionPart } from '@portal/contract/kernel';
import type { Db } from '../../database/database';
import type { ClosedVolume, DueCommission, StoredCommission, Terms } from './due-commissions';

const firstDay = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;
const shownMonth = (column: string) => `to_char(${column}, 'YYYY-MM')`;

/** The running month and the last finished one (Asia/Shanghai), as their first days. */
export const monthsNow = (db: Db) =>
  db.row(
    'recommend.months',
    `select ${firstDay('reports.month_of(now())')} as running,
            ${firstDay("reports.month_of(now()) - interval '1 month'")} as finished`,
  );

/** Everyone who has or had an agreement in force. */
export const introducersWithTerms = (db: Db) =>
  db.rows(
    'recommend.introducersWithTerms',
    'select distinct introducer_id as id from recommend.agreement where status in (2, 4, 5) order by 1',
  );

/** Admits one writer of the introducer's commissions at a time, until the end of the transaction. */
export const lockCommissions = (tx: Db, introducer: bigint) =>
  tx.rows('recommend.lockCommissions', 'select recommend.lock_commissions($1)', [introducer]);

/** The agreements that are or were in force, the first one first. */
export const termsOf = (db: Db, introducer: bigint): Promise<Terms[]> =>
  db.rows<Terms>(
    'recommend.terms',
    `select id, ${firstDay('from_month')} as from, ${firstDay('until_month')} as until, tiers from recommend.agreement
     where introducer_id = $1 and status in (2, 4, 5) and from_month < coalesce(until_month, 'infinity') order by from_month`,
    [introducer],
  );

export const closedLots = (db: Db, introducer: bigint, until: string): Promise<ClosedVolume[]> =>
  db.rows(
    'recommend.closedLots',
    `select ${firstDay('month')} as month, symbol, volume from recommend.closed_lots($1, $2::date)`,
    [introducer, until],
  );

/** The commissions of an introducer and what each has for which month. */
export async function storedCommissions(db: Db, introducer: bigint): Promise<StoredCommission[]> {
  const rows = await db.rows(
    'recommend.storedCommissions',
    `select ${firstDay('c.month')} as month, c.status::int as status, ${firstDay('l.of_month')} as of_month,
            sum(l.amount)::bigint as amount
     from recommend.commission c left join recommend.commission_line l on l.commission_id = c.id
     where c.introducer_id = $1 group by c.month, c.status, l.of_month order by c.month`,
    [introducer],
  );
  const stored = new Map<string, StoredCommission>();
  for (const { month, status, of_month, amount } of rows) {
    const lines = of_month === null || amount === null ? [] : [{ month: of_month, amount }];
    stored.set(month, { month, status, lines: [...(stored.get(month)?.lines ?? []), ...lines] });
  }
  return [...stored.values()];
}

/** Stores a commission that nobody has approved. */
export const storeCommission = (tx: Db, introducer: bigint, due: DueCommission) =>
  tx.rows('recommend.storeCommission', 'select recommend.store_commission($1, $2::date, $3, $4)', [
    introducer,
    due.month,
    JSON.stringify({
      agreement: String(due.agreement),
      lots: String(due.lots),
      otherLots: String(due.otherLots),
      fromLots: due.fromLots,
      amount: String(due.amount),
      lines: due.lines.map(({ month, part, amount }) => ({
        month,
        amount: String(amount),
        ...(part && { kind: part.kind, lots: String(part.lots), rate: String(part.rate) }),
      })),
    }),
    due.close,
  ]);

export interface Line extends Partial<CommissionPart> {
  month: string;
  amount: string;
}

/** The lines of the commission `c` as jsonb, the largest part first. */
export const linesOf = `(
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
           'month', ${shownMonth('l.of_month')}, 'kind', l.kind, 'lots', ledger.money_text(l.lots, 'USD'),
           'rate', ledger.money_text(l.rate, 'USD'), 'amount', ledger.money_text(l.amount, 'USD')))
           order by l.of_month desc, l.amount desc, l.kind), '[]')
  from recommend.commission_line l where l.commission_id = c.id)`;

/** The lines by product line, and the differences of earlier months. */
export const splitLines = (lines: readonly Line[]) => ({
  parts: lines.flatMap(({ kind, lots, rate, amount }) => (kind && lots && rate ? [{ kind, lots, rate, amount }] : [])),
  differences: lines.filter(({ kind }) => !kind).map(({ month, amount }) => ({ month, amount })),
});

export interface RecordRow {
  month: string;
  lots: bigint;
  amount: bigint;
  status: number;
  paid_at: Date | null;
  lines: Line[];
}

/** The commissions of an introducer, the last month first. */
export async function commissionRecords(db: Db, introducer: bigint, limit: number, offset: number) {
  const [rows, { total }] = await Promise.all([
    db.rows<RecordRow>(
      'recommend.commissionRecords',
      `select ${shownMonth('c.month')} as month, c.lots, c.amount, c.status::int as status,
              case when c.status = 3 then c.decided_at end as paid_at, ${linesOf} as lines
       from recommend.commission c where c.introducer_id = $1 order by c.month desc limit $2 offset $3`,
      [introducer, limit, offset],
    ),
    db.row(
      'recommend.commissionCount',
      'select count(*)::int as total from recommend.commission where introducer_id = $1',
      [introducer],
    ),
  ]);
  return { rows, total };
}
