import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';

/** The work that the gateway still has to do, and what stops it. */
export type WorkCounts = Rows['health.work'];

const text = `
  select exists (select from kernel.payout_stop where released_at is null) as stopped,
         (select count(*)::int from account.quarantine where resolved_at is null) as quarantined,
         (select count(*)::int from account.platform_outbox) as outbox,
         (select count(*)::int from account.account
          where status = 'pending' and created_at < now() - interval '15 minutes') as openings,
         (select count(*)::int from graphile_worker.jobs
          where run_at < now() - interval '1 minute' and locked_at is null and attempts < max_attempts) as due,
         (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts) as failed,
         (select count(*)::int from message.outgoing
          where state = 'waiting' and made_at < now() - interval '15 minutes') as "messagesWaiting",
         exists (select from kernel.code_stop where last_at > now() - interval '10 minutes') as "codesStopped"`;

export const workCounts = (db: Db): Promise<WorkCounts> => db.row('health.work', text);
