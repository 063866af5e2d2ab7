import type { ChannelNotification, StaffDeposit } from '@portal/contract/staff';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList, type SortedQuery } from '../../database/sorted-list';
import { usd } from '../../core/money/money';

type DepositRow = Rows['staff.deposits'];

const toDeposit = (row: DepositRow): StaffDeposit => ({
  ...row.draft,
  customerNumber: String(row.customer_id),
  chineseName: row.chinese_name ?? undefined,
  account: row.account,
  open: row.open,
  notifications: row.notifications,
});

const columns = `
  deposit.draft_json(d) as draft, d.customer_id, c.chinese_name, coalesce(a.login, d.customer_id::text) as account,
  d.undecided as open,
  (select count(*)::int from deposit.channel_event e where e.pno = d.pno) as notifications`;
const joins = 'join customer.customer c on c.id = d.customer_id join account.account a on a.id = d.account_id';

export async function findDeposit(db: Db, pno: string): Promise<StaffDeposit | undefined> {
  const row = await db.maybe('staff.deposit', `select ${columns} from deposit.draft d ${joins} where d.pno = $1`, [
    pno,
  ]);
  return row && toDeposit(row);
}

export interface DepositFilter {
  open: boolean;
  late: boolean;
  status: string | undefined;
  pno: string | undefined;
  customerId: bigint | undefined;
  startDate: string | undefined;
  endDate: string | undefined;
}

type DepositSort = 'createdAt' | 'customer' | 'amount' | 'payAmount';

const depositList: SortedList<'staff.deposits', DepositFilter, DepositSort> = {
  name: 'staff.deposits',
  from: 'deposit.draft d',
  key: 'd.pno',
  keyType: 'text',
  columns,
  joins,
  where: {
    open: 'd.undecided',
    late: `d.status = 'paid' and d.late`,
    status: (is) => `d.status = ${is}`,
    pno: (is) => `d.pno = upper(${is})`,
    customerId: (is) => `d.customer_id = ${is}`,
    startDate: (from) => `d.created_at >= kernel.day_start(${from}::date)`,
    endDate: (to) => `d.created_at < kernel.day_start(${to}::date + 1)`,
  },
  sorts: {
    createdAt: 'd.created_at',
    customer: 'd.customer_id',
    amount: 'coalesce(d.credited, d.amount)',
    payAmount: 'coalesce(d.arrived, d.pay_amount)',
  },
  order: '-createdAt',
};

/** Newest first, unless another order is requested. */
export async function findDeposits(db: Db, query: SortedQuery<DepositFilter, DepositSort>) {
  const { rows, total } = await sortedList(db, depositList, query);
  return { list: rows.map(toDeposit), total };
}

export async function notificationsOf(db: Db, pno: string): Promise<ChannelNotification[]> {
  const rows = await db.rows(
    'staff.notifications',
    // Of several notifications of one payment the first is open.
    `select event_id, verdict, amount, currency, merchant_id, paid_at, received_at,
            exists (select from deposit.suspense s where s.pno = $1 and s.status = 1 and s.event_id = e.event_id) as open
     from deposit.channel_event e where pno = $1 order by received_at desc, event_id desc limit 100`,
    [pno],
  );
  return rows.map((row) => ({
    eventId: row.event_id,
    open: row.open,
    verdict: row.verdict,
    amount: row.amount === null ? undefined : usd(row.amount),
    currency: row.currency,
    merchantId: row.merchant_id,
    paidAt: row.paid_at.toISOString(),
    receivedAt: row.received_at.toISOString(),
  }));
}

export const resolutionOf = (db: Db, pno: string) =>
  db.maybe(
    'staff.resolution',
    `select decided_by as actor, reason, decided_at as at from deposit.suspense
     where pno = $1 and decided_by is not null and reason is not null and decided_at is not null order by decided_at desc limit 1`,
    [pno],
  );
