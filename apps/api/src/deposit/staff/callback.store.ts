import type { Callback } from '@portal/contract/staff';
import { usd } from '../../core/money/money';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList, type SortedQuery } from '../../database/sorted-list';
import { orderNumberIn } from './shown-fields';

/** What the channel reported, what it signed and we refused, and what it has not signed. */
const from = `(
  select 'e' || md5(e.channel || ':' || e.event_id) as key, e.channel, e.pno as order_number, e.event_id,
         case when e.verdict in ('credited', 'declined') then e.verdict when s.id is not null then 'suspense'
              when e.status = 'failed' then 'declined' else 'repeated' end as result,
         coalesce(s.why, '{}') as why, s.id as suspense_id, e.amount, e.currency, e.merchant_id, e.paid_at, e.received_at,
         1::bigint as times, e.raw, null as address
  from deposit.channel_event e
  left join deposit.suspense s on s.channel = e.channel and s.order_number = e.pno and s.event_id = e.event_id
  union all
  select 'r' || r.id, r.channel, null, null, r.reason, '{}', null, null, null, null, null, r.received_at, 1, r.raw, r.address
  from deposit.channel_refusal r
  union all
  select 'u-' || u.channel || '-' || u.reason || '-' || extract(epoch from u.hour)::bigint, u.channel, null, null, u.reason, '{}', null,
         null, null, null, null, u.last_at, u.times, '', null
  from deposit.unsigned_callback u) n`;
const columns = `
  n.key, n.channel, n.order_number, n.event_id, n.result, n.why, n.suspense_id, n.amount, n.currency, n.merchant_id, n.paid_at,
  n.received_at, n.times, n.raw, n.address`;

type CallbackRow = Rows['staff.callbacks'];

// The channel's amounts have two decimals, whatever their currency.
export const toCallback = (row: CallbackRow): Callback => ({
  id: row.key,
  channel: row.channel,
  result: row.result,
  why: row.why,
  orderNumber: row.order_number ?? orderNumberIn(row.raw),
  eventId: row.event_id ?? undefined,
  amount: row.amount === null ? undefined : usd(row.amount),
  currency: row.currency ?? undefined,
  merchantId: row.merchant_id ?? undefined,
  paidAt: row.paid_at?.toISOString(),
  receivedAt: row.received_at.toISOString(),
  times: Number(row.times),
});

interface CallbackFilter {
  number: string | undefined;
  channel: string | undefined;
  result: string | undefined;
  startDate: string | undefined;
  endDate: string | undefined;
}

const callbackList: SortedList<'staff.callbacks', CallbackFilter, 'receivedAt'> = {
  name: 'staff.callbacks',
  from,
  key: 'n.key',
  keyType: 'text',
  columns,
  where: {
    // A text that could not be read is searched.
    number: (is) =>
      `(n.order_number = upper(${is}) or n.order_number = ${is} or n.event_id = ${is}
        or n.event_id is null and strpos(n.raw, ${is}) > 0)`,
    channel: (is) => `n.channel = ${is}`,
    result: (is) => `(n.result = ${is} or ${is} = any (n.why))`,
    startDate: (day) => `n.received_at >= kernel.day_start(${day}::date)`,
    endDate: (day) => `n.received_at < kernel.day_start(${day}::date + 1)`,
  },
  sorts: { receivedAt: 'n.received_at' },
  order: '-receivedAt',
};

/** Newest first, unless another order is requested. */
export async function findCallbacks(db: Db, query: SortedQuery<CallbackFilter, 'receivedAt'>) {
  const { rows, total } = await sortedList(db, callbackList, query);
  return { list: rows.map(toCallback), total };
}

/** @param key as the list names it */
export const callbackOf = (db: Db, key: string) =>
  db.maybe('staff.callback', `select ${columns} from ${from} where n.key = $1`, [key]);

/** The draft of an order, as it was ordered. */
export const orderedAs = (db: Db, channel: string, orderNumber: string | undefined) =>
  db.maybe(
    'staff.orderedAs',
    `select pno, customer_id, status, pay_amount, pay_currency, merchant_id from deposit.draft where pno = $2 and channel = $1`,
    [channel, orderNumber],
  );

/** An order of a channel that we know: by its draft, by what was asked of the channel, or by what the channel has reported. */
export const knownOrder = (db: Db, channel: string, orderNumber: string | undefined) =>
  db.maybe(
    'staff.knownOrder',
    `select coalesce(d.customer_id, o.customer_id) as customer_id
     from (select $2::text as pno) asked
     left join deposit.draft d on d.pno = asked.pno and d.channel = $1
     left join deposit.opening o on o.pno = asked.pno and o.channel = $1
     where d.pno is not null or o.pno is not null or exists (
       select from deposit.channel_event e where e.pno = asked.pno and e.channel = $1)`,
    [channel, orderNumber],
  );
