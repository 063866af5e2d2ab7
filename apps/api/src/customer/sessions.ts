import { sessions as call } from '@portal/contract/customer';
import { handle } from '../http/handler';

export const sessions = handle(call, async ({ customer, gateway: { db } }) => {
  const rows = await db.rows(
    'customer.sessions',
    `select id, platform, device, created_at, last_seen_at from customer.session
     where customer_id = $1 and ended_at is null and expires_at > now() and (platform <> 1 or sid_hash is not null)
     order by last_seen_at desc limit 100`,
    [customer.customerId],
  );
  return rows.map((row) => ({
    id: String(row.id),
    platform: row.platform,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.id === customer.sessionId,
  }));
});
