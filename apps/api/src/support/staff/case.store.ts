import type { CaseOutcome, CaseState, SuspiciousCase } from '@portal/contract/staff';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList, type SortedQuery } from '../../database/sorted-list';
import { caseNo } from './case-no';

const columns = `
  s.id, s.customer_id, c.chinese_name, s.subject, s.status, s.outcome, s.opened_by, s.opened_at, s.decided_by, s.decided_at, s.version`;
const joins = 'join customer.customer c on c.id = s.customer_id';

/** @param targetHours within which a case is to be decided */
export const toCase = (row: Rows['staff.case'], targetHours: number): SuspiciousCase => ({
  no: caseNo(row.id),
  customerNumber: String(row.customer_id),
  chineseName: row.chinese_name ?? undefined,
  subject: row.subject,
  state: row.status,
  outcome: row.outcome ?? undefined,
  openedBy: row.opened_by,
  openedAt: row.opened_at.toISOString(),
  decidedBy: row.decided_by ?? undefined,
  decidedAt: row.decided_at?.toISOString(),
  late: row.decided_at === null && Date.now() - row.opened_at.getTime() > targetHours * 3_600_000,
  version: row.version,
});

export const caseById = (db: Db, id: bigint | null) =>
  db.maybe('staff.case', `select ${columns} from support.suspicious_case s ${joins} where s.id = $1`, [id]);

interface CaseFilter {
  state: CaseState | undefined;
  undecided: boolean;
  customerId: bigint | undefined;
  /** The member's own customer account, whose cases are not shown. */
  own: bigint | undefined;
}

const caseList: SortedList<'staff.case', CaseFilter, 'openedAt'> = {
  name: 'staff.case.list',
  from: 'support.suspicious_case s',
  key: 's.id',
  keyType: 'bigint',
  columns,
  joins,
  where: {
    state: (is) => `s.status = ${is}`,
    undecided: `s.status in ('open', 'review')`,
    customerId: (is) => `s.customer_id = ${is}`,
    own: (is) => `s.customer_id <> ${is}`,
  },
  sorts: { openedAt: 's.opened_at' },
  order: '-openedAt',
};

/** Newest first, unless another order is requested. */
export const findCases = (db: Db, query: SortedQuery<CaseFilter, 'openedAt'>) => sortedList(db, caseList, query);

export async function addCase(tx: Db, customerId: bigint, subject: string, actor: string): Promise<bigint> {
  const { id } = await tx.row(
    'case.add',
    'insert into support.suspicious_case (customer_id, subject, opened_by) values ($1, $2, $3) returning id',
    [customerId, subject, actor],
  );
  return id;
}

/** Locks a case until the end of the transaction, and reads what acts on it ask. */
export const lockCase = (tx: Db, id: bigint | null) =>
  tx.maybe(
    'case.locked',
    `select id, customer_id, status, version, outcome, proposed_by from support.suspicious_case where id = $1 for no key update`,
    [id],
  );
/** A case that is locked. */
export type LockedCase = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

/** Adds a note, and counts it: who decides has to read it. */
export const addCaseNote = (tx: Db, id: bigint, author: string, text: string, ref: string | undefined) =>
  tx.rows(
    'case.note',
    `with counted as (update support.suspicious_case set version = version + 1 where id = $1)
     insert into support.case_note (case_id, author, text, ref) values ($1, $2, $3, $4)`,
    [id, author, text, ref],
  );

export const proposeOutcome = (tx: Db, id: bigint, outcome: CaseOutcome, text: string, actor: string) =>
  tx.rows(
    'case.propose',
    `update support.suspicious_case
     set status = 'review', version = version + 1, outcome = $2, outcome_text = $3, proposed_by = $4, proposed_at = now()
     where id = $1`,
    [id, outcome, text, actor],
  );

/** Sends a case back: its proposal is gone. */
export const returnCase = (tx: Db, id: bigint) =>
  tx.rows(
    'case.return',
    `update support.suspicious_case
     set status = 'open', version = version + 1, outcome = null, outcome_text = null, proposed_by = null, proposed_at = null
     where id = $1`,
    [id],
  );

/** Ends a case as it was proposed. */
export const endCase = (tx: Db, id: bigint, actor: string) =>
  tx.rows(
    'case.end',
    `update support.suspicious_case
     set status = case outcome when 'report' then 'reported' else 'closed' end, version = version + 1, decided_by = $2, decided_at = now()
     where id = $1`,
    [id, actor],
  );

/** What staff have found, oldest first. */
export const notesOf = (db: Db, id: bigint) =>
  db.rows('case.notes', 'select author, text, ref, at from support.case_note where case_id = $1 order by id', [id]);

/** How a case is to end, or ended. */
export const proposalOf = (db: Db, id: bigint) =>
  db.maybe(
    'case.proposal',
    `select outcome, outcome_text, proposed_by, proposed_at from support.suspicious_case
     where id = $1 and outcome is not null and outcome_text is not null and proposed_by is not null and proposed_at is not null`,
    [id],
  );

/** The cases opened on some days, both included, by Beijing's calendar, without those of one customer; 500 at a time. */
export async function* casesOf(db: Db, first: string, last: string, own: bigint | null) {
  for (let after = 0n; ;) {
    const rows = await db.rows(
      'case.export',
      `select ${columns}, (select count(*)::int from support.case_note n where n.case_id = s.id) as notes, s.proposed_by
       from support.suspicious_case s ${joins}
       where s.opened_at >= kernel.day_start($1::date) and s.opened_at < kernel.day_start($2::date + 1) and s.id > $3
         and s.customer_id is distinct from $4
       order by s.id limit 500`,
      [first, last, after, own],
    );
    yield rows;
    const next = rows.at(-1)?.id;
    if (next === undefined || rows.length < 500) return;
    after = next;
  }
}
