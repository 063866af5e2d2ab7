import type { Draft } from '@portal/contract/deposit';
import { overdueDays } from '../core/fixed-terms/fixed-terms';
import type { Db } from '../database/database';
import type { Idempotency } from '../http/idempotency';
import { pageOf, type PageOf } from '../database/page-of';
import { listPage, type ListPageSource, type ListPageQuery } from '../database/list-page';
import type { PaymentReport } from '../ports';

interface DraftRow {
  draft: Draft;
}

const drafts = async (rows: Promise<DraftRow[]>): Promise<Draft[]> => (await rows).map(({ draft }) => draft);

export const findDraft = async (db: Db, customerId: bigint, pno: string): Promise<Draft | undefined> =>
  (
    await drafts(
      db.rows(
        'draft.find',
        'select deposit.draft_json(d) as draft from deposit.draft d where pno = $1 and customer_id = $2',
        [pno, customerId],
      ),
    )
  )[0];

export const unpaidDrafts = (db: Db, customerId: bigint) =>
  drafts(
    db.rows(
      'draft.unpaid',
      `select deposit.draft_json(d) as draft from deposit.draft d
       where customer_id = $1 and status = 'unpaid' and expires_at > now() order by created_at desc, pno limit 50`,
      [customerId],
    ),
  );

export const overdueDrafts = (db: Db, customerId: bigint) =>
  drafts(
    db.rows(
      'draft.overdue',
      `select deposit.draft_json(d) as draft from deposit.draft d
       where customer_id = $1 and status = 'overdue' and expires_at > now() - make_interval(days => $2)
       order by created_at desc, pno limit 100`,
      [customerId, overdueDays],
    ),
  );

export interface PaidQuery extends ListPageQuery {
  startDate: string;
  endDate: string;
  /** 0 or absent all, 1 bank/EGPAY, 2 coin. */
  type?: 0 | 1 | 2;
}

const paid = { from: 'deposit.draft', at: 'booked_at', where: 't.paid_ord is not null', row: 'deposit.draft_json(t)' };
const allPaid: ListPageSource = { ...paid, name: 'draft.paid', key: ['customer_id'], ord: 'paid_ord' };
const paidOfKind: ListPageSource = {
  ...paid,
  name: 'draft.paidOfKind',
  key: ['customer_id', 'paid_kind'],
  ord: 'paid_kind_ord',
};

/** Paid drafts by the day they were booked, the newest first. */
export const paidDrafts = (db: Db, customerId: bigint, { type = 0, ...days }: PaidQuery) =>
  type === 0
    ? listPage<Draft>(db, allPaid, [customerId], days)
    : listPage<Draft>(db, paidOfKind, [customerId, type], days);

interface StatusQuery extends PaidQuery {
  status: Draft['status'];
}

/** Drafts of one status by the day they were submitted, the newest first. */
export async function draftsOf(db: Db, customerId: bigint, query: StatusQuery): Promise<PageOf<Draft>> {
  const { pageNo, pageSize, offset } = pageOf(query);
  const rows = await db.rows<{ total: bigint; draft: Draft | null }>(
    'draft.ofStatus',
    `with mine as materialized (
       select pno, created_at from deposit.draft
       where customer_id = $1 and status = $2 and ($3::smallint = 0 or paid_kind = $3)
         and created_at >= kernel.day_start($4::date) and created_at < kernel.day_start($5::date + 1)
     ), page as (
       select deposit.draft_json(d) as draft, created_at, pno
       from (select pno from mine order by created_at desc, pno offset $6 limit $7) m join deposit.draft d using (pno)
     )
     select m.total, p.draft from (select count(*) as total from mine) m left join page p on true
     order by p.created_at desc, p.pno`,
    [customerId, query.status, query.type ?? 0, query.startDate, query.endDate, offset, pageSize],
  );
  return {
    list: rows.flatMap(({ draft }) => draft ?? []),
    pageNo,
    pageSize,
    total: Number(rows[0]?.total ?? 0),
  };
}

export interface NewOrder {
  pno: string;
  customerId: bigint;
  accountId: bigint | null;
  channel: string;
  method: string | undefined;
  amount: bigint;
  payAmount: bigint;
  payCurrency: string;
  rate: string;
  fee: bigint;
  couponId: bigint | undefined;
  merchantId: string;
  expiresAt: Date;
}

/** The limits in USD cents, and the rate that the customer has seen. */
export interface SubmitTerms {
  min: string;
  max: string;
  maxUnpaid: number;
  maxDaily: number;
  shownRate: string | undefined;
}

/** The draft that this key has made, or the number under which the channel is asked and when its order expires. */
export type Reserved = { draft: Draft } | { pno: string; expiresAt: string };

/** Checks an order and writes it down before the channel is asked; refuses with the codes of submitData. No draft exists yet. */
export async function reserveOrder(db: Db, idem: Idempotency, order: NewOrder, terms: SubmitTerms): Promise<Reserved> {
  const { reserved } = await db.row<{ reserved: Reserved }>(
    'draft.reserve',
    'select deposit.reserve($1, $2, $3, $4, $5) as reserved',
    [
      idem.scope,
      idem.key,
      idem.hash,
      JSON.stringify({
        pno: order.pno,
        customer_id: String(order.customerId),
        account_id: order.accountId === null ? null : String(order.accountId),
        channel: order.channel,
        method: order.method,
        amount: String(order.amount),
        pay_amount: String(order.payAmount),
        pay_currency: order.payCurrency,
        rate: order.rate,
        fee: String(order.fee),
        coupon_id: order.couponId === undefined ? null : String(order.couponId),
        merchant_id: order.merchantId,
        expires_at: order.expiresAt,
      }),
      JSON.stringify(terms),
    ],
  );
  return reserved;
}

/** Makes the draft of an order that the channel has taken; refuses with the codes of submitData. */
export async function submitDraft(
  db: Db,
  idem: Idempotency,
  { pno, payUrl }: { pno: string; payUrl: string },
  terms: SubmitTerms,
): Promise<Draft> {
  const { draft } = await db.row<DraftRow>('draft.submit', 'select deposit.submit($1, $2, $3, $4, $5, $6) as draft', [
    idem.scope,
    idem.key,
    idem.hash,
    pno,
    payUrl,
    JSON.stringify(terms),
  ]);
  return draft;
}

export async function cancelDraft(db: Db, idem: Idempotency, customerId: bigint, pno: string): Promise<Draft> {
  const { draft } = await db.row<DraftRow>('draft.cancel', 'select deposit.cancel($1, $2, $3, $4, $5) as draft', [
    idem.scope,
    idem.key,
    idem.hash,
    customerId,
    pno,
  ]);
  return draft;
}

/** Records a payment that the channel reports, once. `amount` in minor units; null if the reported one cannot be parsed. */
export async function settle(db: Db, channel: string, report: PaymentReport, amount: bigint | null, raw: string) {
  const { verdict } = await db.row(
    'draft.settle',
    'select deposit.settle($1, $2, $3, $4, $5, $6, $7, $8, $9) as verdict',
    [
      channel,
      report.eventId,
      report.pno,
      report.merchantId,
      amount,
      report.currency,
      report.status,
      report.paidAt,
      raw,
    ],
  );
  if (verdict === null) throw new Error('a payment was settled without a verdict');
  return verdict;
}

/** Stores a notification that the channel has signed and that cannot be read. */
export const refuseEvent = (db: Db, channel: string, reason: string, raw: string, address: string) =>
  db.rows(
    'channel_refusal.add',
    'insert into deposit.channel_refusal (channel, reason, raw, address) values ($1, $2, $3, $4)',
    [channel, reason, raw, address],
  );

/** Counts callbacks that the channel has not signed. */
export const addUnsigned = (db: Db, channel: string, reason: string, times: number) =>
  db.rows(
    'unsigned_callback.add',
    `insert into deposit.unsigned_callback as c (channel, reason, hour, times, last_at)
     values ($1, $2, date_trunc('hour', now(), 'UTC'), $3, now())
     on conflict (channel, reason, hour) do update set times = c.times + excluded.times, last_at = excluded.last_at`,
    [channel, reason, times],
  );

export interface SilentDraft {
  pno: string;
  channel: string;
}

/**
 * Drafts that may have been paid although the channel has not called back: two minutes to two days old, not credited, and due. Each
 * customer has a turn before a customer has the next one, so that nobody's abandoned drafts delay another's lost payment.
 */
export const silentDrafts = (db: Db) =>
  db.rows(
    'draft.silent',
    `select pno, channel
     from (select pno, channel, ask_at, created_at,
                  row_number() over (partition by customer_id order by ask_at nulls first, created_at desc) as turn
           from deposit.draft
           where status in ('unpaid', 'overdue', 'cancelled') and (ask_at is null or ask_at <= now())
             and created_at between now() - interval '2 days' and now() - interval '2 minutes') due
     order by turn, ask_at nulls first, created_at desc limit 500`,
  );

/** Sets when a draft is asked about again: after a quarter of its age, at least a minute and at most an hour. */
export const askLater = (db: Db, pno: string) =>
  db.rows(
    'draft.askLater',
    `update deposit.draft
     set ask_at = now() + least(greatest((now() - created_at) / 4, interval '1 minute'), interval '1 hour')
     where pno = $1`,
    [pno],
  );
