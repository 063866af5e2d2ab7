import type { Agreement } from '@portal/contract/staff';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList, type SortedQuery } from '../../database/sorted-list';

type AgreementRow = Rows['staff.agreements'];

function endOf(row: AgreementRow): Agreement['end'] {
  const { end_month: month, end_reason: reason, end_proposed_by: proposedBy, end_proposed_at: at } = row;
  if (month === null || reason === null || proposedBy === null || at === null) return undefined;
  return { month, reason, proposedBy, proposedAt: at.toISOString(), decidedBy: row.end_decided_by ?? undefined };
}

const toAgreement = (row: AgreementRow): Agreement => ({
  id: String(row.id),
  introducerId: String(row.application_id),
  introducer: row.introducer,
  customerNumber: String(row.customer_id),
  version: row.version,
  from: row.from,
  until: row.until ?? undefined,
  tiers: row.tiers,
  status: row.status,
  proposedBy: row.proposed_by,
  proposedAt: row.proposed_at.toISOString(),
  decidedBy: row.decided_by ?? undefined,
  decidedAt: row.decided_at?.toISOString(),
  refusal: row.refusal ?? undefined,
  end: endOf(row),
});

const from = 'recommend.agreement g join recommend.introducer_application a on a.id = g.application_id';
const columns = `g.id, g.application_id, a.chinese_name as introducer, g.introducer_id as customer_id, g.version,
  to_char(g.from_month, 'YYYY-MM') as from, to_char(g.until_month, 'YYYY-MM') as until, g.tiers, g.status,
  g.proposed_by, g.proposed_at, g.decided_by, g.decided_at, g.refusal, to_char(g.end_month, 'YYYY-MM') as end_month,
  g.end_reason, g.end_proposed_by, g.end_proposed_at, g.end_decided_by`;

export async function findAgreement(db: Db, id: bigint | null): Promise<Agreement | undefined> {
  const row = await db.maybe('staff.agreement', `select ${columns} from ${from} where g.id = $1`, [id]);
  return row && toAgreement(row);
}

/** Every version of an introducer's agreement, the last one first. */
export const agreementsOf = async (db: Db, application: bigint): Promise<Agreement[]> =>
  (
    await db.rows(
      'staff.agreementsOf',
      `select ${columns} from ${from} where g.application_id = $1 order by g.version desc`,
      [application],
    )
  ).map(toAgreement);

/** The signed document of an agreement. */
export const findAgreementDocument = (db: Db, id: bigint | null) =>
  db.maybe('staff.agreementDocument', 'select document_id from recommend.agreement where id = $1', [id]);

interface AgreementFilter {
  waiting: boolean | undefined;
}
type AgreementSort = 'proposedAt' | 'customer' | 'from';

const agreementList: SortedList<'staff.agreements', AgreementFilter, AgreementSort> = {
  name: 'staff.agreements',
  from,
  key: 'g.id',
  keyType: 'bigint',
  columns,
  where: { waiting: 'g.status in (1, 4)' },
  sorts: {
    proposedAt: 'coalesce(g.end_proposed_at, g.proposed_at)',
    customer: 'g.introducer_id',
    from: 'g.from_month',
  },
  order: '-proposedAt',
};

/** The last proposed first, unless another order is requested. */
export async function findAgreements(db: Db, query: SortedQuery<AgreementFilter, AgreementSort>) {
  const { rows, total } = await sortedList(db, agreementList, query);
  return { list: rows.map(toAgreement), total };
}
