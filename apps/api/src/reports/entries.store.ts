import type { MoneyKind } from '@portal/rules/money';
import type { Database, Db } from '../database/database';
import type { Rows } from '../database/rows';

/** Copies the ledger movements since the last copy. A caller that only reads copies none: for the demo customer a job does. */
export async function copyEntries(db: Pick<Database, 'rows' | 'isReadOnly'>, customerId: bigint): Promise<void> {
  if (!db.isReadOnly) await db.rows('reports.copyEntries', 'select reports.copy_entries($1)', [customerId]);
}

/** What the ledger itself says of an account, in its currency. */
export type LedgerBalances = Rows['reports.ledgerBalances'];

export const readLedger = (db: Db, accountId: bigint) =>
  db.row(
    'reports.ledgerBalances',
    `select a.ledger_id, a.credit_ledger_id, l.posted, l.held, coalesce(c.posted, 0) as credit,
            account.untaken(a.id) as untaken, account.owed(a.id) as owed,
            l.version = coalesce(n.version, 0) as copied, coalesce(c.version, 0) = coalesce(m.version, 0) as credit_copied,
            coalesce(n.balance, 0) as copied_posted, coalesce(m.balance, 0) as copied_credit
     from account.account a
     join ledger.account l on l.id = a.ledger_id left join reports.entry_cursor n on n.ledger_id = l.id
     left join ledger.account c on c.id = a.credit_ledger_id left join reports.entry_cursor m on m.ledger_id = c.id
     where a.id = $1`,
    [accountId],
  );

/** The entries of a month and kind, summed by the database; `opening` and `closing` are the month's own. */
export type MonthKind = Rows['reports.months'];

export const readMonths = (db: Db, ledgerId: bigint) =>
  db.rows(
    'reports.months',
    `select to_char(month, 'YYYY-MM') as month, kind, entries, amount, first, last, (closing - moved)::bigint as opening,
            closing::bigint, total::bigint
     from (
       select *, sum(amount) over (partition by month) as moved, sum(amount) over (order by month) as closing,
              sum(amount) over () as total
       from reports.entry_month where ledger_id = $1
     ) m order by m.month desc, kind`,
    [ledgerId],
  );

export interface EntryRow {
  n: bigint;
  transfer_id: bigint;
  at: Date;
  kind: MoneyKind;
  ref: string;
  amount: bigint;
  balance: bigint;
  symbol: string | null;
  detail: { side: 'buy' | 'sell'; entry: 'in' | 'out' | 'inout' } | null;
}

/** Entries numbered `high` down to `low`, each trade with what was traded. */
export const readEntries = (db: Db, ledgerId: bigint, high: bigint, low: bigint) =>
  db.rows<EntryRow>(
    'reports.entries',
    `select e.n, e.transfer_id, e.at, e.kind, e.ref, e.amount, e.balance, d.symbol, d.detail
     from reports.entry e
     left join reports.line d on e.kind = 'trade' and d.kind = 'trade' and d.id = case when e.kind = 'trade' then split_part(e.ref, '#', 1)::bigint end
     where e.ledger_id = $1 and e.n between $3 and $2 order by e.n desc`,
    [ledgerId, high, low],
  );
