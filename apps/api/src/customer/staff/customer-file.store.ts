import type { CustomerFile } from '@portal/contract/staff';
import { trackText } from '../../core/customers/track-text';
import { usd } from '../../core/money/money';
import type { Db } from '../../database/database';

/** Undefined where there is no such customer. */
export async function customerFacts(db: Db, id: bigint) {
  const row = await db.maybe(
    'staff.customerFacts',
    `select coalesce((select status from identity.identity i where i.customer_id = c.id), 0)::int as status,
            (select i.id from identity.identity i where i.customer_id = c.id) as identity, c.closed_at, c.track from customer.customer c where c.id = $1`,
    [id],
  );
  return (
    row && {
      identityStatus: row.status,
      identityId: row.identity === null ? undefined : String(row.identity),
      closedAt: row.closed_at?.toISOString(),
      track: trackText(row.track),
    }
  );
}

export async function sessionsOf(db: Db, id: bigint): Promise<CustomerFile['sessions']> {
  const rows = await db.rows(
    'staff.customerSessions',
    `select id, device, address, created_at, last_seen_at from customer.session
     where customer_id = $1 and ended_at is null and expires_at > now() order by last_seen_at desc limit 50`,
    [id],
  );
  return rows.map((row) => ({
    id: String(row.id),
    device: row.device,
    address: row.address,
    since: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  }));
}

export async function loginsOf(db: Db, id: bigint): Promise<CustomerFile['logins']> {
  const rows = await db.rows(
    'staff.customerLogins',
    'select at, device, address, success from customer.login_record where customer_id = $1 order by id desc limit 20',
    [id],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Deposits, payouts and transfers, the last 50. */
export async function proposalsOf(db: Db, id: bigint): Promise<CustomerFile['proposals']> {
  const rows = await db.rows(
    'staff.customerProposals',
    `(select pno as number, 'deposit' as kind, coalesce(credited, amount) as amount, 'USD' as currency, status, created_at as at
      from deposit.draft where customer_id = $1 order by created_at desc limit 50)
     union all
     (select pno, case kind when 'bank' then 'withdraw' else 'coin' end, amount, 'USD', status::text, created_at
      from payout.proposal where customer_id = $1 order by created_at desc limit 50)
     union all
     (select t.tno, 'transfer', t.amount, a.currency, t.status, t.created_at
      from transfer.transfer t join account.account a on a.id = t.from_id where t.customer_id = $1
      order by t.created_at desc limit 50)
     order by at desc limit 50`,
    [id],
  );
  return rows.map((row) => ({ ...row, amount: usd(row.amount), at: row.at.toISOString() }));
}
