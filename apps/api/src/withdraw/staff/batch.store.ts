import type { PayoutBatch } from '@portal/contract/staff';
import { usd } from '../../core/money/money';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList, type SortedQuery } from '../../database/sorted-list';

type BatchRow = Rows['staff.batch'];

const toBatch = (row: BatchRow): PayoutBatch => ({
  number: row.number,
  format: row.format,
  profile: row.profile ?? undefined,
  items: row.items,
  total: usd(row.total),
  status: row.status,
  madeBy: row.made_by,
  madeAt: row.made_at.toISOString(),
  releasedBy: row.released_by ?? undefined,
  releasedAt: row.released_at?.toISOString(),
  closedAt: row.closed_at?.toISOString(),
  paid: row.paid,
  rejected: row.rejected,
});

const columns = `
  b.number, b.format, b.profile, b.items, b.total, b.status, b.made_by, b.made_at, b.released_by, b.released_at,
         b.closed_at, (select count(*)::int from payout.batch_item i where i.batch = b.number and i.result = 'paid') as paid,
         (select count(*)::int from payout.batch_item i where i.batch = b.number and i.result = 'rejected') as rejected`;

export async function findBatch(db: Db, number: string): Promise<PayoutBatch | undefined> {
  const row = await db.maybe('staff.batch', `select ${columns} from payout.batch b where b.number = $1`, [number]);
  return row && toBatch(row);
}

type BatchSort = 'madeAt' | 'items' | 'total';

const batchList: SortedList<'staff.batches', object, BatchSort> = {
  name: 'staff.batches',
  from: 'payout.batch b',
  key: 'b.number',
  keyType: 'text',
  columns,
  where: {},
  sorts: { madeAt: 'b.made_at', items: 'b.items', total: 'b.total' },
  order: '-madeAt',
};

/** Newest first, unless another order is requested. */
export async function findBatches(db: Db, query: Omit<SortedQuery<object, BatchSort>, 'filter'>) {
  const { rows, total } = await sortedList(db, batchList, { ...query, filter: {} });
  return { list: rows.map(toBatch), total };
}

/** What a new batch would have. */
export async function waitingForBatch(db: Db) {
  const row = await db.row(
    'staff.batchable',
    'select count(*)::int as items, sum(pay_amount)::bigint as total from payout.batchable()',
  );
  return { items: row.items, total: usd(row.total ?? 0n) };
}

export type BatchItemRow = Rows['staff.batchItems'];

export const batchItems = (db: Db, number: string) =>
  db.rows(
    'staff.batchItems',
    `select i.pno, p.customer_id, p.pay_amount, p.amount, i.result, i.bank_reference, i.reason
     from payout.batch_item i join payout.proposal p on p.pno = i.pno where i.batch = $1 order by p.created_at, i.pno`,
    [number],
  );

export type TargetRow = Rows['staff.target'];

const target = `
  select p.pno, p.customer_id, p.pay_amount, c.holder, c.bank_code, c.number_encrypted, c.province, c.city, c.branch, d.chain, d.address
  from payout.proposal p
  left join identity.bank_card c on c.id = p.card_id
  left join coin.address d on d.id = p.address_id`;

export const payoutTargetOf = (db: Db, pno: string) => db.maybe('staff.target', `${target} where p.pno = $1`, [pno]);

/** The payouts that can be paid now, or those of the given numbers. */
export const batchableTargets = (db: Db, pnos: readonly string[] | undefined) =>
  db.rows(
    'staff.batchTargets',
    `${target} where p.pno in (select b.pno from payout.batchable() b) and ($1::text[] is null or p.pno = any ($1))
     order by p.created_at, p.pno`,
    [pnos ?? null],
  );
