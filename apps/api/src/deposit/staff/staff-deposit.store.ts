import type { Draft } from '@portal/contract/deposit';
import type { ChannelNotification, StaffDeposit, StatusStep } from '@portal/contract/staff';
import type { Db } from '../../database/database';
import { usd } from '../../core/money/money';

interface DepositRow {
  draft: Draft;
  customer_id: bigint;
  chinese_name: string | null;
  account: string;
  open: boolean;
  notifications: number;
}

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
  const row = await db.maybe<DepositRow>(
    'staff.deposit',
    `select ${columns} from deposit.draft d ${joins} where d.pno = $1`,
    [pno],
  );
  return row && toDeposit(row);
}

export interface DepositQuery {
  state: string | undefined;
  search: string | undefined;
  startDate: string | undefined;
  endDate: string | undefined;
  limit: number;
  offset: number;
}

/** Newest first. The search is a pno or a customer number. */
export async function findDeposits(db: Db, asked: DepositQuery): Promise<{ list: StaffDeposit[]; total: number }> {
  const values = [asked.state ?? null, asked.search || null, asked.startDate ?? null, asked.endDate ?? null];
  const where = `
    ($1::text is null or d.status = case $1 when 'open' then d.status when 'late' then 'paid' else $1 end)
    and ($1::text is distinct from 'late' or d.late)
    and ($1::text is distinct from 'open' or d.undecided)
    and ($2::text is null or d.pno = upper($2) or d.customer_id::text = $2)
    and ($3::date is null or d.created_at >= kernel.day_start($3::date))
    and ($4::date is null or d.created_at < kernel.day_start($4::date + 1))`;
  const [rows, { total }] = await Promise.all([
    db.rows<DepositRow>(
      'staff.deposits',
      `select ${columns} from deposit.draft d ${joins} where ${where}
       order by d.created_at desc, d.pno desc limit $5 offset $6`,
      [...values, asked.limit, asked.offset],
    ),
    db.row<{ total: bigint }>(
      'staff.depositCount',
      `select count(*) as total from deposit.draft d where ${where}`,
      values,
    ),
  ]);
  return { list: rows.map(toDeposit), total: Number(total) };
}

interface NotificationRow {
  event_id: string;
  verdict: ChannelNotification['verdict'];
  amount: bigint | null;
  currency: string;
  merchant_id: string;
  paid_at: Date;
  received_at: Date;
}

export async function notificationsOf(db: Db, pno: string): Promise<ChannelNotification[]> {
  const rows = await db.rows<NotificationRow>(
    'staff.notifications',
    `select event_id, verdict, amount, currency, merchant_id, paid_at, received_at from deposit.channel_event
     where pno = $1 order by received_at desc limit 100`,
    [pno],
  );
  return rows.map((row) => ({
    eventId: row.event_id,
    verdict: row.verdict,
    amount: row.amount === null ? undefined : usd(row.amount),
    currency: row.currency,
    merchantId: row.merchant_id,
    paidAt: row.paid_at.toISOString(),
    receivedAt: row.received_at.toISOString(),
  }));
}

/** Every step of a document, oldest first. */
export async function stepsOf(db: Db, machine: string, id: string): Promise<StatusStep[]> {
  const rows = await db.rows<{ to_status: string; actor: string; reason: string | null; at: Date }>(
    'staff.steps',
    'select to_status, actor, reason, at from kernel.status_event where machine = $1 and doc_id = $2 order by id',
    [machine, id],
  );
  return rows.map(({ to_status, actor, reason, at }) => ({
    status: to_status,
    actor,
    reason: reason || undefined,
    at: at.toISOString(),
  }));
}

export const resolutionOf = (db: Db, pno: string) =>
  db.maybe<{ actor: string; reason: string; at: Date }>(
    'staff.resolution',
    'select actor, reason, at from deposit.resolution where pno = $1 order by at desc limit 1',
    [pno],
  );
