import type { Commission } from '@portal/contract/staff';
import { lotText } from '../../core/instruments/lots';
import { usd } from '../../core/money/money';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList, type SortedQuery } from '../../database/sorted-list';
import { linesOf, splitLines } from '../commission/commission.store';

type CommissionRow = Rows['staff.commissions'];

const toCommission = (row: CommissionRow): Commission => ({
  id: String(row.id),
  introducerId: String(row.application_id),
  introducer: row.introducer,
  customerNumber: String(row.customer_id),
  month: row.month,
  agreementVersion: row.version,
  lots: lotText(row.lots),
  fromLots: row.from_lots,
  otherLots: lotText(row.other_lots),
  ...splitLines(row.lines),
  amount: usd(row.amount),
  status: row.status,
  computedAt: row.computed_at.toISOString(),
  approvedBy: row.approved_by ?? undefined,
  approvedAt: row.approved_at?.toISOString(),
  decidedBy: row.decided_by ?? undefined,
  decidedAt: row.decided_at?.toISOString(),
  refusal: row.refusal ?? undefined,
});

const from = `recommend.commission c join recommend.agreement g on g.id = c.agreement_id
  join recommend.introducer_application a on a.id = g.application_id`;
const columns = `c.id, g.application_id, a.chinese_name as introducer, c.introducer_id as customer_id,
  to_char(c.month, 'YYYY-MM') as month, g.version, c.lots, c.other_lots, c.from_lots, c.amount, c.status::int as status,
  c.computed_at, c.approved_by, c.approved_at, c.decided_by, c.decided_at, c.refusal, ${linesOf} as lines`;

export async function findCommission(db: Db, id: bigint | null): Promise<Commission | undefined> {
  const row = await db.maybe('staff.commission', `select ${columns} from ${from} where c.id = $1`, [id]);
  return row && toCommission(row);
}

interface CommissionFilter {
  waiting: boolean | undefined;
  status: number | undefined;
  month: string | undefined;
  customerId: bigint | undefined;
}
type CommissionSort = 'month' | 'customer' | 'amount';

const commissionList: SortedList<'staff.commissions', CommissionFilter, CommissionSort> = {
  name: 'staff.commissions',
  from,
  key: 'c.id',
  keyType: 'bigint',
  columns,
  where: {
    waiting: 'c.status in (1, 2) and c.amount > 0',
    status: (is) => `c.status = ${is}`,
    month: (is) => `c.month = ${is}::date`,
    customerId: (is) => `c.introducer_id = ${is}`,
  },
  sorts: { month: 'c.month', customer: 'c.introducer_id', amount: 'c.amount' },
  order: '-month',
};

/** The last month first, unless another order is requested. */
export async function findCommissions(db: Db, query: SortedQuery<CommissionFilter, CommissionSort>) {
  const { rows, total } = await sortedList(db, commissionList, query);
  return { list: rows.map(toCommission), total };
}
