import type { DepositResolution } from '@portal/contract/kernel';
import type { LikelyDeposit, SuspendedPayment } from '@portal/contract/staff';
import { usd } from '../../core/money/money';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList, type SortedQuery } from '../../database/sorted-list';

type SuspenseRow = Rows['staff.suspendedById'];

// The channel's amounts have two decimals, whatever their currency.
const toPayment = (row: SuspenseRow): SuspendedPayment => ({
  id: String(row.id),
  number: row.number,
  channel: row.channel,
  orderNumber: row.order_number,
  eventId: row.event_id,
  pno: row.pno ?? undefined,
  why: row.why,
  acts: row.acts,
  credits: row.credits === null ? undefined : usd(row.credits),
  booked: row.is_booked,
  amount: row.amount === null ? undefined : usd(row.amount),
  currency: row.currency,
  merchantId: row.merchant_id,
  ordered:
    row.pay_amount === null || row.pay_currency === null || row.ordered_merchant === null
      ? undefined
      : { amount: usd(row.pay_amount), currency: row.pay_currency, merchantId: row.ordered_merchant },
  paidAt: row.paid_at.toISOString(),
  receivedAt: row.received_at.toISOString(),
  status: row.status,
  adjustment: row.adjustment ?? undefined,
  customerNumber: row.customer_id === null ? undefined : String(row.customer_id),
  decidedBy: row.decided_by ?? undefined,
  decidedAt: row.decided_at?.toISOString(),
  reason: row.reason ?? undefined,
  refundFailure: row.refund_failure ?? undefined,
});

const columns = `
  u.id, u.number, u.channel, u.order_number, u.event_id, u.pno, u.why, coalesce(deposit.suspense_acts(u, d), '{}') as acts,
  deposit.creditable(u, d) as credits, u.is_booked, u.amount, u.currency, u.merchant_id, d.pay_amount, d.pay_currency,
  d.merchant_id as ordered_merchant, u.paid_at, u.received_at, u.status, j.number as adjustment,
  coalesce(a.customer_id, d.customer_id) as customer_id, u.decided_by, u.decided_at, u.reason, u.refund_failure`;
// A refused adjustment leaves the payment as it was.
const joins = `
  left join deposit.draft d on d.pno = u.pno
  left join account.adjustment j on j.kind = 'suspense' and j.reference = u.number and j.status <> 3
  left join account.account a on a.id = j.account_id`;

interface SuspenseFilter {
  status: number | undefined;
}

type SuspenseSort = 'receivedAt' | 'amount';

const suspenseList: SortedList<'staff.suspense', SuspenseFilter, SuspenseSort> = {
  name: 'staff.suspense',
  from: 'deposit.suspense u',
  key: 'u.id',
  keyType: 'bigint',
  columns,
  joins,
  where: { status: (is) => `u.status = ${is}` },
  sorts: { receivedAt: 'u.received_at', amount: 'u.amount' },
  order: '-receivedAt',
};

/** Newest first, unless another order is requested. */
export async function findSuspended(db: Db, query: SortedQuery<SuspenseFilter, SuspenseSort>) {
  const { rows, total } = await sortedList(db, suspenseList, query);
  return { list: rows.map(toPayment), total };
}

export async function suspendedById(db: Db, id: bigint): Promise<SuspendedPayment | undefined> {
  const row = await db.maybe(
    'staff.suspendedById',
    `select ${columns} from deposit.suspense u ${joins} where u.id = $1`,
    [id],
  );
  return row && toPayment(row);
}

/** The payments of a draft that did not match, newest first. */
export async function suspendedOf(db: Db, pno: string): Promise<SuspendedPayment[]> {
  const rows = await db.rows(
    'staff.suspendedOf',
    `select ${columns} from deposit.suspense u ${joins} where u.pno = $1 order by u.received_at desc, u.id desc limit 100`,
    [pno],
  );
  return rows.map(toPayment);
}

/**
 * Whose a payment in suspense may be: its own draft, or drafts that are not paid, in its currency, of at most three days before it,
 * with its amount or within a tenth of it. Those with its amount come first, then the nearest in time.
 */
export async function likelyDeposits(db: Db, id: bigint): Promise<LikelyDeposit[]> {
  const rows = await db.rows(
    'staff.likelyDeposits',
    `select d.pno, d.customer_id, c.chinese_name, a.id as account_id, coalesce(a.login, d.customer_id::text) as account,
            d.pay_amount, d.pay_currency, d.created_at, coalesce(d.pay_amount = u.amount, false) as same_amount
     from deposit.suspense u
     join deposit.draft d on d.pno = u.pno or u.pno is null and d.status in ('unpaid', 'overdue', 'cancelled')
       and d.pay_currency = u.currency and d.pay_amount between u.amount * 9 / 10 and u.amount * 11 / 10
       and d.created_at between u.paid_at - interval '3 days' and u.paid_at + interval '5 minutes'
     join customer.customer c on c.id = d.customer_id and c.closed_at is null
     join account.account o on o.id = d.account_id
     join account.account a on a.id = case o.status when 'open' then o.id else (
       select w.id from account.account w where w.customer_id = d.customer_id and w.kind = 'wallet') end
     where u.id = $1
     order by d.pay_amount = u.amount desc, abs(extract(epoch from u.paid_at - d.created_at)) limit 3`,
    [id],
  );
  return rows.map((row) => ({
    pno: row.pno,
    customerNumber: String(row.customer_id),
    chineseName: row.chinese_name ?? undefined,
    accountId: String(row.account_id),
    account: row.account,
    payAmount: usd(row.pay_amount),
    payCurrency: row.pay_currency,
    createdAt: row.created_at.toISOString(),
    sameAmount: row.same_amount,
  }));
}

interface Decision {
  act: DepositResolution;
  reason: string;
  staff: { actor: string; customerId: bigint | null };
  request: { id: string; address: string };
}

/** Decides on a payment in suspense. Fails with the codes of the calls. */
export const decideSuspense = (db: Db, id: bigint, { act, reason, staff, request }: Decision) =>
  db.rows('staff.decideSuspense', 'select deposit.decide_suspense($1, $2, $3, $4, $5, $6, $7)', [
    id,
    act,
    reason,
    staff.actor,
    staff.customerId,
    request.id,
    request.address,
  ]);

/** A refund that the channel is asked for. */
export const refundWork = (db: Db, id: bigint) =>
  db.maybe(
    'suspense.refund',
    `select number, channel, order_number, event_id, amount, currency from deposit.suspense
     where id = $1 and status = 5 and amount is not null`,
    [id],
  );

/** Records a refund as done, or why the channel has refused it. */
export const endRefund = (db: Db, id: bigint, failure: string | null) =>
  db.rows('suspense.endRefund', 'select deposit.end_refund($1, $2)', [id, failure]);
