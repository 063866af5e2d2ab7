import { randomUUID } from 'node:crypto';
import type { Database, Db } from '../database/database';
import type { Rows } from '../database/rows';

export type OrderRow = Rows['pay_order.find'];

export const findOrder = (db: Db, pno: string) =>
  db.maybe(
    'pay_order.find',
    `select pno, amount, currency, method, return_url, status, expires_at < now() as expired
     from sandbox.pay_order where pno = $1`,
    [pno],
  );

export interface Delivery {
  /** Instead of the order's amount. */
  paid?: string;
  times: number;
  delayMs: number;
  badSignature: boolean;
  notifyUrl: string;
}

/** Marks the order and queues its callbacks; a paid order stays paid and keeps its event, as with a real channel. */
export async function settleOrder(db: Database, pno: string, status: 'paid' | 'declined', delivery: Delivery) {
  return db.transaction(async (tx) => {
    const order = await tx.row(
      'pay_order.settle',
      `update sandbox.pay_order
       set status = case when status = 'paid' then 'paid' else $2 end,
           event_id = coalesce(case when status = 'paid' then event_id end, $3::text),
           amount = case when status = 'paid' then amount else coalesce($4, amount) end,
           paid_at = case when status = 'paid' then paid_at else now() end
       where pno = $1 returning status, event_id`,
      [pno, status, `egpay-${randomUUID()}`, delivery.paid ?? null],
    );
    const { notifyUrl, badSignature, times, delayMs } = delivery;
    const payload = { pno, eventId: order.event_id, notifyUrl, badSignature: String(badSignature) };
    await tx.rows(
      'pay_order.deliver',
      `select graphile_worker.add_job('sandbox.notify', $1::json, run_at := now() + make_interval(secs => $2),
                                      max_attempts := $3)
       from generate_series(1, $4)`,
      [JSON.stringify(payload), delayMs / 1000, badSignature ? 1 : 25, times],
    );
    return order.status;
  });
}

export type InboxRow = Rows['inbox.read'];

/** Newest first. `to`: a phone with or without its nation code, or an e-mail address; all where absent. */
export const readInbox = (db: Db, to: string | undefined) =>
  db.rows(
    'inbox.read',
    `select recipient as to, medium, kind, code, subject, body as text, html, sent_at from sandbox.inbox
     where $1::text is null or lower(recipient) in (lower($1), '86' || $1) order by id desc limit 100`,
    [to],
  );

/** Whether a code for a recipient is still on its way to the inbox. */
export const isCodeUnderWay = async (db: Db, to: string | undefined) => {
  const { waits } = await db.row(
    'inbox.underWay',
    `select exists (
       select from kernel.verify_code
       where encrypted is not null and counted and expires_at > now()
         and ($1::text is null or lower(target) in (lower($1), '86' || $1))) as waits`,
    [to],
  );
  return waits;
};

/** The demo customer, once there is one. */
export const findDemo = (db: Db, nation: string, phone: string) =>
  db.maybe('demo.find', 'select id from customer.customer where nation_code = $1 and mobile_phone = $2', [
    nation,
    phone,
  ]);

/** Gives the demo customer the nickname by which `/demo` shows the account, unless there is another one. */
export const nameDemo = (db: Db, nation: string, phone: string, nickname: string) =>
  db.rows(
    'demo.name',
    `update customer.customer set nickname = $3
     where nation_code = $1 and mobile_phone = $2 and nickname is null`,
    [nation, phone, nickname],
  );

/** The demo customer's MT5 account while the platform has no record of it. */
export const demoWithoutPast = (db: Db, nation: string, phone: string) =>
  db.maybe(
    'demo.withoutPast',
    `select a.id, a.login from account.account a join customer.customer c on c.id = a.customer_id
     where c.nation_code = $1 and c.mobile_phone = $2 and a.kind = 'mt5' and a.status = 'open' and a.login is not null
       and not exists (select from mt5.deal d where d.login = a.login::bigint)
     order by a.id limit 1`,
    [nation, phone],
  );

/** Whether the account's owner still waits for a review, of the identity or of a card. */
export const awaitsReview = async (db: Db, accountId: bigint) => {
  const { waits } = await db.row(
    'demo.awaitsReview',
    `select exists (select from identity.identity i where i.customer_id = a.customer_id and i.status = 2)
            or exists (select from identity.bank_card b where b.customer_id = a.customer_id and b.status = 2) as waits
     from account.account a where a.id = $1`,
    [accountId],
  );
  return waits;
};

/** Whether a deposit still waits for its payment. */
export const isUnpaid = async (db: Db, pno: string) => {
  const { unpaid } = await db.row(
    'demo.isUnpaid',
    `select status = 'unpaid' as unpaid from deposit.draft where pno = $1`,
    [pno],
  );
  return unpaid;
};

/** Puts the registration and the opening of an account into the past. */
export const beginPast = (tx: Db, accountId: bigint, at: Date) =>
  tx.rows('demo.beginPast', 'select sandbox.begin_past($1, $2)', [accountId, at]);

export interface PastDeposit {
  accountId: bigint;
  pno: string;
  amount: bigint;
  payAmount: bigint;
  /** Millionths. */
  rate: bigint;
  merchantId: string;
  at: Date;
}

/** A deposit paid at a past time, in the ledger and on the platform. */
export const pastDeposit = (tx: Db, { accountId, pno, amount, payAmount, rate, merchantId, at }: PastDeposit) =>
  tx.rows('demo.pastDeposit', 'select sandbox.past_deposit($1, $2, $3, $4, $5::numeric / 1000000, $6, $7)', [
    accountId,
    pno,
    amount,
    payAmount,
    rate,
    merchantId,
    at,
  ]);

/** What an account was worth at the end of a day, as the hourly job would have stored it. In cents. */
export const pastEquity = (
  tx: Db,
  {
    accountId,
    day,
    equity,
    balance,
    at,
  }: { accountId: bigint; day: string; equity: bigint; balance: bigint; at: Date },
) =>
  tx.rows(
    'past.equity',
    'insert into account.equity_day (account_id, day, equity, balance, at) values ($1, $2, $3, $4, $5)',
    [accountId, day, equity, balance, at],
  );
